import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { BANDS } from "~/coach/bands";
import { MarkComparison } from "~/mentoring/marks/mark-comparison";
import mentoringStyles from "~/styles/kinds/mentoring.css";
import { BackLink } from "~/ui/back-link";
import { buttonClass } from "~/ui/button";
import { FormattedDate } from "~/ui/formatted-date";
import { Page } from "~/ui/layout/page";
import { Link } from "~/ui/link";
import { pageMeta } from "~/ui/page-meta";
import { linkStyles } from "~/ui/style-links";
import { MarkForm } from "./mark-form";
import { action, loader } from "./marking.server";

export { action, loader };

export const links = linkStyles(mentoringStyles);

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data && { title: `${data.person}’s report` });

export default function SharedReport() {
  const { id, person, title, startedAt, constraint, answers } = useLoaderData<typeof loader>();
  const last = useActionData<typeof action>();
  const form = { person, constraint };
  return (
    <Page compact>
      <BackLink to={`/mentoring/requests/${id}`}>Back to the request</BackLink>
      <h1 className="mt-4 text-title">
        {person}’s report: {title}
      </h1>
      <p className="num mt-2 text-text-2">
        <FormattedDate date={startedAt} />. {person} shares it with you for this session only, and
        can take it back.
      </p>
      <section className="mt-8 max-w-(--measure) rounded-card border border-hairline-strong bg-surface-1 p-5">
        <h2 className="text-h3">How to mark</h2>
        <p className="mt-1.5 text-sm text-text-2">
          Score each answer by{" "}
          <Link to="/how-scoring-works" className="text-primary-ink underline underline-offset-3">
            the same rubric as the coach
          </Link>
          : {BANDS.map(({ name, from }) => `${name} from ${from}`).join(", ")}. You see the coach’s
          score and {person}’s own view after you save yours, so that they don’t influence it.
        </p>
      </section>
      <ol className="mt-10 grid gap-10">
        {answers.map((answer) => (
          <li
            key={answer.id}
            id={`answer-${answer.number}`}
            className="scroll-mt-24 border-t border-hairline-strong pt-6"
          >
            <h2 className="text-section">
              {answer.number}. {answer.name}
            </h2>
            <p className="mt-2 max-w-(--measure) text-text-2">{answer.prompt}</p>
            <blockquote className="mt-4 max-w-(--measure) border-l-2 border-hairline-strong pl-4 text-read whitespace-pre-line wrap-anywhere">
              {answer.text}
            </blockquote>
            {answer.code === null ? null : (
              <pre className="mt-4 max-w-(--measure) overflow-x-auto rounded-card bg-surface-2 p-4 text-sm">
                <code>{answer.code}</code>
              </pre>
            )}
            {answer.mark ? (
              <div className="mt-5">
                <MarkComparison
                  others={answer.mark.others}
                  mentor={{ label: "You", score: answer.mark.score, basis: "Your mark" }}
                  note={answer.mark.note}
                />
                {answer.mark.isOutdated ? (
                  <p className="mt-2 text-sm text-muted">
                    {person} has answered again since. The answer above is the new one.
                  </p>
                ) : null}
              </div>
            ) : null}
            {answer.mark ? (
              <details open={last?.question === answer.id} className="mt-5">
                <summary className={buttonClass("secondary", "md", "list-none")}>
                  Change mark<span className="sr-only"> of answer {answer.number}</span>
                </summary>
                <MarkForm
                  answer={answer}
                  {...form}
                  result={last?.question === answer.id ? last.result : undefined}
                />
              </details>
            ) : (
              <MarkForm
                answer={answer}
                {...form}
                result={last?.question === answer.id ? last.result : undefined}
              />
            )}
          </li>
        ))}
      </ol>
    </Page>
  );
}
