import { ScoreChange } from "~/feedback/parts/score-change";
import { BANDS } from "~/coach/bands";
import { FormattedDate } from "~/ui/formatted-date";
import { ScoreStrip } from "./score-strip";
import type { Trend } from "./trends";

/** One row per trend: its scores on one scale, and numbers. */
export function TrendTable({
  caption,
  columnLabel,
  trends,
}: {
  caption: string;
  columnLabel: string;
  trends: readonly Trend[];
}) {
  // One attempt is no trend: these share a line below the table.
  const hasTrend = trends.some(({ scores }) => scores.length > 1);
  const single = hasTrend ? trends.filter(({ scores }) => scores.length === 1) : [];
  const rows = trends.filter((trend) => !single.includes(trend));
  return (
    <div className="md:overflow-x-auto">
      <table className="num stacked-table w-full text-left text-sm">
        <caption className="mb-3 text-left font-head text-section">{caption}</caption>
        <thead className="text-xs text-muted">
          <tr className="border-b border-hairline-strong">
            <th scope="col" className="w-[32%] py-2.5 pr-4 font-medium lg:w-[28%]">
              {columnLabel}
            </th>
            <th scope="col" className="w-[36%] lg:w-[44%] py-2.5 pr-8 font-medium max-md:hidden">
              <span className="sr-only">Each attempt, 0–100</span>
              <span aria-hidden className="score-scale">
                {BANDS.map(({ name }) => (
                  <span key={name}>{name}</span>
                ))}
              </span>
            </th>
            <th scope="col" className="py-2.5 pr-4 text-right font-medium">
              Attempts
            </th>
            <th scope="col" className="py-2.5 pr-4 text-right font-medium">
              Best
            </th>
            <th scope="col" className="py-2.5 pr-4 text-right font-medium">
              Repeated<span className="max-lg:hidden">, first → latest</span>
            </th>
            <th scope="col" className="py-2.5 text-right font-medium">
              Change
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, label, scores, repeated, best, at }) => (
            <tr key={id} className="border-b border-hairline">
              <th scope="row" className="py-3 pr-4 font-text">
                <span className="text-ui font-control">{label}</span>
                <span className="block text-xs text-muted">
                  last on <FormattedDate date={at} short />
                </span>
              </th>
              <td className="py-3 pr-8 max-md:basis-full">
                <ScoreStrip scores={scores} />
              </td>
              <td data-label="Attempts" className="py-3 pr-4 text-right">
                {scores.length}
              </td>
              <td data-label="Best" className="py-3 pr-4 text-right">
                {best}
              </td>
              <td
                {...(repeated ? { "data-label": "Repeated" } : {})}
                className="py-3 pr-4 text-right whitespace-nowrap"
              >
                {repeated === null ? null : (
                  <>
                    {repeated.first} to <b className="font-strong">{repeated.latest}</b>
                  </>
                )}
              </td>
              <td className="py-3 text-right">
                {repeated === null ? null : (
                  <ScoreChange change={repeated.latest - repeated.first} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {single.length === 0 ? null : (
        <p className="num mt-4 max-w-(--measure) text-sm text-muted">
          One attempt each:{" "}
          {single.map(({ id, label, best }, index) => (
            <span key={id}>
              {index === 0 ? "" : ", "}
              {label} <b className="font-medium text-text-2">{best}</b>
            </span>
          ))}
        </p>
      )}
    </div>
  );
}
