import { Link } from "@remix-run/react";
import { ArrowRight } from "~/ui/icons";
import { FormattedDate } from "~/ui/formatted-date";
import type { ResultPage } from "./result-page.server";

export function NextSteps({ goal, steps }: ResultPage["roleResults"]["nextSteps"]) {
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps" className="text-section">
        Next steps
      </h2>
      {goal === null ? null : (
        <p className="mt-1.5 text-sm text-text-2">In the order that fits your goal: {goal}.</p>
      )}
      <ol className="mt-4 grid gap-4 md:grid-cols-3">
        {steps.map(({ kind, title, reason, to }) => (
          <li
            key={to}
            className="relative grid content-start gap-1.5 rounded-card border border-hairline bg-surface-1 p-5 shadow-inner first:border-primary-line first:bg-primary-soft hover:border-primary-line"
          >
            <span className="text-xs font-medium text-primary-ink">{kind}</span>
            <Link
              to={to}
              className="flex items-start justify-between gap-3 font-head text-h3 font-strong after:absolute after:inset-0"
            >
              {title}
              <ArrowRight className="mt-1 size-5 flex-none text-muted" aria-hidden />
            </Link>
            <span className="text-sm text-text-2">{reason}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function LikedKinds({ kinds }: Pick<ResultPage, "kinds">) {
  if (kinds.length === 0) return null;
  return (
    <section>
      <h2 className="text-section">Kinds of work you liked</h2>
      <p className="mt-1.5 max-w-(--measure) text-sm text-text-2">
        From the second page of step 2, with occupations O*NET names as examples. They don’t change
        the ranking.
      </p>
      <dl className="mt-4 border-t border-hairline-strong">
        {kinds.map(({ name, occupations }) => (
          <div
            key={name}
            className="grid gap-x-6 gap-y-1 border-b border-hairline py-3 sm:grid-cols-[15rem_minmax(0,1fr)]"
          >
            <dt className="text-ui font-control">{name}</dt>
            <dd className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
              {occupations.map(({ code, title }) => (
                <Link
                  key={code}
                  to={`/occupations/${code}`}
                  className="text-text-2 underline decoration-hairline-strong underline-offset-3 hover:text-text"
                >
                  {title}
                </Link>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function QuestionsToAsk({ questions }: { questions: ResultPage["questionsToAsk"] }) {
  if (questions.length === 0) return null;
  return (
    <section>
      <h2 className="text-section">Ask an employer</h2>
      <p className="mt-1.5 max-w-(--measure) text-sm text-text-2">
        You said these matter. No figure shows them for a whole occupation, so ask about the job.
      </p>
      <dl className="mt-4 border-t border-hairline-strong">
        {questions.map(({ wish, ask }) => (
          <div
            key={wish}
            className="grid gap-x-6 gap-y-0.5 border-b border-hairline py-3 sm:grid-cols-[20rem_minmax(0,1fr)]"
          >
            <dt className="text-sm text-muted">{wish}</dt>
            <dd className="text-ui">“{ask}”</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface ComparisonProps {
  comparison: NonNullable<ResultPage["comparison"]>;
  earlier: ResultPage["earlier"];
}

/** This assessment beside an earlier one. */
export function Comparison({ comparison, earlier }: ComparisonProps) {
  const clear = comparison.changes.filter(({ isClear }) => isClear).length;
  return (
    <section>
      <h2 className="text-section">
        Since <FormattedDate date={comparison.finishedAt} />
      </h2>
      <p className="mt-1.5 max-w-(--measure) text-sm text-text-2">
        {clear === 0
          ? "No area changed by more than its ranges: your interests are as they were."
          : `${clear === 1 ? "One area has" : `${clear} areas have`} changed by more than the ranges.`}
      </p>
      <details open={clear > 0} className="mt-2 max-w-160">
        <summary className="flex min-h-11 cursor-pointer items-center text-sm text-primary-ink underline underline-offset-3">
          All six areas
        </summary>
        <table className="w-full text-left text-ui">
          <thead className="border-b border-hairline-strong text-xs text-muted">
            <tr>
              {["Interest", "Then", "Now", "Change"].map((heading, index) => (
                <th
                  key={heading}
                  scope="col"
                  className={`pb-2.5 font-medium ${index === 0 ? "" : "text-right"}`}
                >
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {comparison.changes.map(({ name, before, now, change, isClear }) => (
              <tr key={name} className="num h-11 border-b border-hairline">
                <th scope="row" className="font-text">
                  {name}
                </th>
                <td className="text-right text-text-2">{before}</td>
                <td className="text-right">{now}</td>
                <td className={`text-right ${isClear ? "font-strong" : "text-muted"}`}>
                  {change}
                  <span className="sr-only">{isClear ? ", clear" : ", within the ranges"}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      {earlier.length > 1 ? (
        <p className="mt-3.5 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted print:hidden">
          Compare with:
          {earlier.map(({ id, finishedAt }) => (
            <Link
              key={id}
              to={`?compare=${id}`}
              preventScrollReset
              aria-current={id === comparison.id ? "true" : undefined}
              className="text-primary-ink underline underline-offset-3 aria-[current]:text-muted aria-[current]:no-underline"
            >
              <FormattedDate date={finishedAt} short />
            </Link>
          ))}
        </p>
      ) : null}
    </section>
  );
}
