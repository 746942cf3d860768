import type { MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { ArrowLeft } from "lucide-react";
import { StartComebackButton } from "~/comeback/comeback-panel";
import type { ComebackQuestion } from "~/comeback/comebacks.server";
import { LinkButton } from "~/ui/button";
import { Page } from "~/ui/layout/page";
import { pageMeta } from "~/ui/page-meta";
import { formatRelativeDay } from "./relative-day";
import { action, loader } from "./due.server";

export { action, loader };

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Questions that come back" });

export default function Comebacks() {
  const { today, due, upcoming, maxPerSession } = useLoaderData<typeof loader>();
  const mastered = upcoming.filter((question) => question.isMastered);
  const scheduled = upcoming.filter((question) => !question.isMastered);
  return (
    <Page compact>
      <Link
        to="/interview"
        className="flex w-fit items-center gap-1.5 text-sm font-medium text-text-2 hover:text-text"
      >
        <ArrowLeft className="size-4" aria-hidden />
        AI Interviews
      </Link>
      <h1 className="num mt-3.5 max-w-[24em] text-title">
        {writeHeadline(due.length, scheduled.length, mastered.length)}
      </h1>
      <p className="mt-4 max-w-(--measure) text-lead text-text-2">
        A weak answer comes back the next day, a strong one after a week; each time it holds, the
        pause grows. What holds for three weeks counts as mastered.
      </p>
      <div className="num mt-7 flex flex-wrap items-center gap-x-4 gap-y-2">
        {due.length === 0 ? (
          <LinkButton to="/interview" size="lg">
            Answer something new
          </LinkButton>
        ) : (
          <StartComebackButton count={due.length} />
        )}
        {due.length > maxPerSession ? (
          <p className="text-sm text-muted">The first {maxPerSession} in one session.</p>
        ) : null}
      </div>
      <ComebackTable title="Due" today={today} questions={due} />
      <ComebackTable title="Coming back" today={today} questions={scheduled} />
      <ComebackTable title="Mastered" today={today} questions={mastered} />
    </Page>
  );
}

function writeHeadline(dueCount: number, laterCount: number, masteredCount: number): string {
  if (dueCount + laterCount + masteredCount === 0)
    return "Nothing comes back yet. Answer a first question.";
  if (dueCount === 0)
    return laterCount === 0
      ? `${masteredCount === 1 ? "Your one question is mastered" : `All ${masteredCount} are mastered`}. Nothing is due.`
      : "Nothing is due today";
  return dueCount === 1 ? "One question is due" : `${dueCount} questions are due`;
}

function ComebackTable({
  title,
  today,
  questions,
}: {
  title: string;
  today: string;
  questions: readonly ComebackQuestion[];
}) {
  if (questions.length === 0) return null;
  return (
    <section className="mt-12 border-t border-hairline pt-9">
      <h2 className="mb-3 text-section">{title}</h2>
      <table className="num w-full text-left text-sm">
        <thead className="text-xs text-muted">
          <tr className="border-b border-hairline-strong">
            <th scope="col" className="py-2.5 pr-4 font-medium">
              Question
            </th>
            <th scope="col" className="w-20 py-2.5 pr-4 text-right font-medium">
              Last score
            </th>
            <th scope="col" className="w-16 py-2.5 pr-4 text-right font-medium max-md:hidden">
              Tries
            </th>
            <th scope="col" className="w-32 py-2.5 text-right font-medium md:w-44">
              Due
            </th>
          </tr>
        </thead>
        <tbody>
          {questions.map(({ questionId, prompt, card, lastScore, attemptCount, dueDate }) => (
            <tr key={questionId} className="border-b border-hairline align-baseline">
              <th scope="row" className="py-3 pr-4 font-text">
                <Link
                  to={`/interview/questions/${questionId}`}
                  className="text-ui font-control hover:text-primary-ink"
                >
                  {prompt}
                </Link>
                <span className="block text-xs text-muted">{card}</span>
              </th>
              <td className="py-3 pr-4 text-right font-strong">{lastScore}</td>
              <td className="py-3 pr-4 text-right max-md:hidden">{attemptCount}</td>
              <td
                className={`py-3 text-right ${dueDate <= today ? "font-strong text-warn" : "text-text-2"}`}
              >
                {formatRelativeDay(today, dueDate)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
