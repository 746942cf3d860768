import { CircleAlert, CircleCheck } from "~/ui/icons";
import { InterestRadar } from "~/occupations/interest-radar";
import type { ResultPage } from "./result-page.server";

type InterestSectionProps = Pick<
  ResultPage,
  "areas" | "agreement" | "answered" | "totalActivities" | "problem"
>;

/** The six scores as a table; the chart beside it is drawn from the same numbers. */
export function InterestTable({
  areas,
  agreement,
  answered,
  totalActivities,
  problem,
}: InterestSectionProps) {
  const AgreementIcon = problem === "contradictory" ? CircleAlert : CircleCheck;
  return (
    <>
      <table className="w-full text-left text-ui">
        <caption className="sr-only">Your interests, 0 to 100, with their likely ranges</caption>
        <thead className="border-b border-hairline-strong text-xs text-muted">
          <tr>
            <th scope="col" className="pb-2.5 font-medium">
              Interest
            </th>
            <th scope="col" className="pb-2.5 font-medium max-lg:hidden">
              What it covers
            </th>
            <th scope="col" className="w-2/5 pb-2.5 font-medium narrow:hidden lg:w-1/3" aria-hidden>
              Range, 0 to 100
            </th>
            <th scope="col" className="pb-2.5 text-right font-medium">
              Likely range
            </th>
          </tr>
        </thead>
        <tbody>
          {areas
            .toSorted((a, b) => a.rank - b.rank)
            .map(({ name, covers, low, score, high, isOutstanding }) => (
              <tr key={name} className="h-9.5 border-b border-hairline md:h-11">
                <th scope="row" className={isOutstanding ? "font-strong" : "font-text"}>
                  {name}
                </th>
                <td className="text-sm text-text-2 max-lg:hidden">{covers}</td>
                <td aria-hidden className="pr-4 narrow:hidden">
                  <RangeBar low={low} score={score} high={high} />
                </td>
                <td className="num text-right whitespace-nowrap">
                  {score === null ? "not answered" : `${low} to ${high}`}
                </td>
              </tr>
            ))}
        </tbody>
      </table>
      <p className="num mt-3.5 flex items-start gap-2 text-sm text-muted">
        <AgreementIcon className="mt-0.5 size-4 flex-none" aria-hidden />
        Your answers agree with each other in {agreement.agreeing} of {agreement.pairs} pairs.{" "}
        {answered} of {totalActivities} activities answered.
      </p>
    </>
  );
}

function RangeBar({ low, score, high }: { low: number; score: number | null; high: number }) {
  return (
    <svg width="100%" height="12" className="block">
      <rect y="4" width="100%" height="4" rx="2" className="fill-surface-3" />
      {score === null ? null : (
        <>
          <rect
            x={`${low}%`}
            y="3"
            width={`${high - low}%`}
            height="6"
            rx="3"
            className="fill-primary opacity-45"
          />
          <rect x={`${score}%`} width="3" height="12" rx="1.5" className="fill-primary" />
        </>
      )}
    </svg>
  );
}

export function InterestChart({ areas }: Pick<InterestSectionProps, "areas">) {
  return (
    <figure className="lg:pl-6">
      <InterestRadar
        ranges={areas}
        highlighted={areas.flatMap(({ isOutstanding }, index) => (isOutstanding ? index : []))}
        className="mx-auto max-w-md"
      />
      <figcaption className="text-center md:mt-3 text-sm text-muted">
        Line: likely score. Band: where it could be.
      </figcaption>
    </figure>
  );
}
