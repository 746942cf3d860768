import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { PageHandle } from "~/platform/http/page-handle";
import { ScheduleCalendar } from "~/review-schedule/calendar";
import { writeDueHeadline } from "~/review-schedule/headline";
import { StartDueButton } from "~/review-schedule/due-panel";
import { DueRows } from "~/review-schedule/due-rows";
import { DailyPlan } from "~/review-schedule/daily-plan";
import { IntervalDrawing } from "~/review-schedule/interval-drawing";
import practiceStyles from "~/styles/kinds/practice.css?url";
import scheduleStyles from "~/review-schedule/review-schedule.css?url";
import { BackLink } from "~/ui/back-link";
import { LinkButton } from "~/ui/button";
import { FormError } from "~/ui/form-error";
import { Page } from "~/ui/layout/page";
import { pageMeta } from "~/ui/page-meta";
import { linkStyles } from "~/ui/style-links";
import { action, loader } from "./due.server";

export { action, loader };

// Starting a session loads a document anyway: the camera permission policy is set per document.
export const handle = {
  access: "public",
  search: {
    title: "Review schedule",
    text: "The questions that return today and in the next weeks.",
  },
} satisfies PageHandle;

export const links = linkStyles(practiceStyles, scheduleStyles);

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, { title: "Review schedule" });

export default function DueQuestions() {
  const { today, due, postponed, upcoming, minutes, minutesDone, questionCount, dailyMinutes } =
    useLoaderData<typeof loader>();
  // Questions are asked together in a session; a quiz or an exercise is opened on its own.
  const firstOther = due.find(({ kind }) => kind === "quiz" || kind === "exercise");
  const actionData = useActionData<typeof action>();
  const mastered = upcoming.filter(({ isMastered }) => isMastered);
  const scheduled = upcoming.filter(({ isMastered }) => !isMastered);
  const isEmpty = due.length + postponed.length + upcoming.length === 0;
  return (
    <Page compact>
      <BackLink to="/interview">AI Interviews</BackLink>
      <div className="grid gap-x-20 gap-y-12 lg:grid-cols-[minmax(0,1fr)_27rem] lg:items-start">
        <div>
          {due.length === 0 ? null : (
            <p className="num mt-1 text-sm font-medium text-primary-ink">
              Today, {minutes === 1 ? "1 minute" : `${minutes} minutes`}
            </p>
          )}
          <h1 className="num mt-1 max-w-[24em] text-title">
            {writeDueHeadline(due, scheduled.length, mastered, postponed.length)}
          </h1>
          {due.length === 0 ? null : (
            <DailyPlan
              today={today}
              items={due}
              minutes={minutes}
              minutesDone={minutesDone}
              dailyMinutes={dailyMinutes}
            />
          )}
          <div className="num mt-6 flex flex-wrap items-center gap-x-4 gap-y-3">
            {due.length === 0 ? (
              <LinkButton to="/interview" size="lg">
                Answer something new
              </LinkButton>
            ) : (
              <>
                <FormError>{actionData?.limitMessage}</FormError>
                {questionCount === 0 ? null : <StartDueButton count={questionCount} />}
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
        </div>
        <div>
          {isEmpty ? null : (
            <ScheduleCalendar today={today} due={due} postponed={postponed} upcoming={upcoming} />
          )}
          <IntervalDrawing />
        </div>
      </div>
      <DueRows
        title="Left for tomorrow"
        note={`A day takes about ${dailyMinutes} minutes, starting with what has been due longest. These stay due, and you can open any of them now.`}
        today={today}
        items={postponed}
      />
      <DueRows title="Scheduled" today={today} items={scheduled} />
      <DueRows title="Mastered" today={today} items={mastered} />
    </Page>
  );
}
