import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { writeComebackHeadline } from "~/comeback/comeback-headline";
import { StartComebackButton } from "~/comeback/comeback-panel";
import { ComebackTable } from "~/comeback/comeback-table";
import { BackLink } from "~/ui/back-link";
import { LinkButton } from "~/ui/button";
import { FormError } from "~/ui/form-error";
import { Page } from "~/ui/layout/page";
import { pageMeta } from "~/ui/page-meta";
import { action, loader } from "./due.server";

export { action, loader };

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, { title: "Review schedule" });

export default function Comebacks() {
  const { today, due, postponed, upcoming, minutes, questionCount, dailyMinutes } =
    useLoaderData<typeof loader>();
  // Questions are asked together in a session; a quiz or an exercise is opened on its own.
  const firstOther = due.find(({ kind }) => kind === "quiz" || kind === "exercise");
  const actionData = useActionData<typeof action>();
  const mastered = upcoming.filter(({ isMastered }) => isMastered);
  const scheduled = upcoming.filter(({ isMastered }) => !isMastered);
  return (
    <Page compact>
      <BackLink to="/interview">AI Interviews</BackLink>
      {due.length === 0 ? null : (
        <p className="num mt-1 text-sm font-medium text-primary-ink">
          Today, {minutes === 1 ? "1 minute" : `${minutes} minutes`}
        </p>
      )}
      <h1 className="num mt-1 max-w-[24em] text-title">
        {writeComebackHeadline(due, scheduled.length, mastered, postponed.length)}
      </h1>
      <p className="mt-4 max-w-(--measure) text-lead text-text-2">
        Interview questions, code questions and course quizzes come back by the same schedule: the
        next day after a weak attempt, after a week if it went well, and later each time you still
        know it. What you can still do after three weeks counts as mastered. A code exercise whose
        tests fail comes back the next day until you solve it.
      </p>
      <div className="num mt-7 flex flex-wrap items-center gap-x-4 gap-y-2">
        {due.length === 0 ? (
          <LinkButton to="/interview" size="lg">
            Answer something new
          </LinkButton>
        ) : (
          <>
            <FormError>{actionData?.limitMessage}</FormError>
            {questionCount === 0 ? null : <StartComebackButton count={questionCount} />}
            {firstOther ? (
              <LinkButton
                to={firstOther.to}
                size="lg"
                variant={questionCount === 0 ? "primary" : "secondary"}
              >
                {firstOther.kind === "quiz" ? "Take the quiz" : "Solve the exercise"}:{" "}
                {firstOther.name}
              </LinkButton>
            ) : null}
          </>
        )}
      </div>
      <ComebackTable title="Due" today={today} items={due} />
      <ComebackTable
        title="Left for tomorrow"
        note={`A day takes about ${dailyMinutes} minutes, starting with what has been due longest. These stay due, and you can open any of them now.`}
        today={today}
        items={postponed}
      />
      <ComebackTable title="Scheduled" today={today} items={scheduled} />
      <ComebackTable title="Mastered" today={today} items={mastered} />
    </Page>
  );
}
