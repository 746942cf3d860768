import { useLocation } from "@remix-run/react";
import { pluralize } from "~/ui/format";
import { ComparisonTable } from "~/ui/comparison-table";
import { FormattedDate } from "~/ui/formatted-date";
import { Link } from "~/ui/link";
import { Disclosure } from "./disclosure";
import type { ResultPage } from "./result-page.server";

export function LikedKinds({ kinds }: Pick<ResultPage, "kinds">) {
  if (kinds.length === 0) return null;
  return (
    <Disclosure title="Kinds of work you liked" state={kinds.map(({ name }) => name).join(", ")}>
      <p className="max-w-(--measure) text-sm text-text-2">
        From the second page of step 2, with occupations O*NET names as examples. They don’t change
        the ranking.
      </p>
      <dl className="mt-3 border-t border-hairline">
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
    </Disclosure>
  );
}

export function QuestionsToAsk({ questions }: { questions: ResultPage["questionsToAsk"] }) {
  if (questions.length === 0) return null;
  return (
    <Disclosure title="Ask an employer" state={pluralize(questions.length, "question")}>
      <p className="max-w-(--measure) text-sm text-text-2">
        You said these matter. No figure shows them for a whole occupation, so ask about the job.
      </p>
      <dl className="mt-3 border-t border-hairline">
        {questions.map(({ wish, ask }) => (
          <div key={wish} className="grid gap-x-6 gap-y-0.5 border-b border-hairline py-3">
            <dt className="text-sm text-muted">{wish}</dt>
            <dd className="text-ui">“{ask}”</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}

interface ComparisonProps {
  comparison: NonNullable<ResultPage["comparison"]>;
  earlier: ResultPage["earlier"];
}

/** This assessment beside an earlier one. */
export function Comparison({ comparison, earlier }: ComparisonProps) {
  const { pathname } = useLocation();
  return (
    <Disclosure
      title={
        comparison.isSameDay ? (
          "Compared with earlier that day"
        ) : (
          <>
            Since <FormattedDate date={comparison.finishedAt} />
          </>
        )
      }
      state={comparison.summary}
      isOpen={comparison.changes.some(({ isClear }) => isClear)}
    >
      <div className="max-w-160">
        <ComparisonTable
          rowHeading="Interest"
          rows={comparison.changes}
          getKey={({ name }) => name}
          renderName={({ name }) => name}
          columns={[
            {
              heading: "Then",
              label: "Then",
              isNumber: true,
              className: "text-text-2",
              renderCell: ({ before }) => before,
            },
            { heading: "Now", label: "Now", isNumber: true, renderCell: ({ now }) => now },
            {
              heading: "Change",
              label: "Change",
              isNumber: true,
              renderCell: ({ change, isClear }) => (
                <span className={isClear ? "font-strong" : "text-muted"}>
                  {change}
                  <span className="sr-only">{isClear ? ", clear" : ", within the ranges"}</span>
                </span>
              ),
            },
          ]}
        />
      </div>
      {earlier.length > 1 ? (
        <p className="mt-3.5 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted print:hidden">
          Compare with:
          {earlier.map(({ id, finishedAt }) => (
            <Link
              key={id}
              to={`${pathname}?compare=${id}`}
              keepScroll
              aria-current={id === comparison.id ? "true" : undefined}
              className="text-primary-ink underline underline-offset-3 aria-[current]:text-muted aria-[current]:no-underline"
            >
              <FormattedDate date={finishedAt} short />
            </Link>
          ))}
        </p>
      ) : null}
    </Disclosure>
  );
}
