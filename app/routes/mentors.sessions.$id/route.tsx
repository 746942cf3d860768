import type { MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import CalendarPlus from "lucide-react/icons/calendar-plus";
import type { PageHandle } from "~/platform/http/page-handle";
import mentorSideKind from "~/styles/kinds/mentor-side.css?url";
import { ArrowLeft, CircleAlert } from "~/ui/icons";
import { DetectTimeZone } from "~/mentoring/calendar/detect-time-zone";
import { SessionAgenda } from "~/mentoring/sessions/session-agenda";
import { SessionHead } from "~/mentoring/sessions/session-head";
import { SessionState } from "~/mentoring/sessions/session-state";
import { buttonClass, LinkButton } from "~/ui/button";
import { Page } from "~/ui/layout/page";
import { Link } from "~/ui/link";
import { pageMeta } from "~/ui/page-meta";
import { linkStyles } from "~/ui/style-links";
import { useIsMailConfigured } from "~/ui/use-is-mail-configured";
import { AnswerForm } from "./answer-form";
import { Alternatives } from "./alternatives";
import { SESSION_INTENTS } from "./intents";
import { action, loader } from "./mentor-session.server";
import { SessionFeedback } from "./session-feedback";
import { WhatCanHappen } from "./what-can-happen";

export { action, loader };

export const handle = { access: "owner" } satisfies PageHandle;

export const links = linkStyles(mentorSideKind);

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data && { title: `Session with ${data.mentor.name}` });

export default function MentorSession() {
  const session = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  const problem = result?.error?.[""]?.[0] ?? result?.error?.report?.[0];
  const answerError = result?.error?.message?.[0];
  const { mentor, time, city, state, deadline } = session;
  const answerForm = session.canAnswer ? (
    <AnswerForm
      mentor={mentor.firstName}
      question={session.question}
      rejected={
        answerError === undefined
          ? undefined
          : { message: String(result?.initialValue?.message ?? ""), error: answerError }
      }
    />
  ) : null;
  return (
    <Page compact>
      <DetectTimeZone isChosen={session.isZoneChosen} />
      <Link
        to={
          session.isAnonymous
            ? mentor.hasPage
              ? `/mentors/${mentor.id}`
              : "/mentors"
            : "/profile/sessions"
        }
        className="inline-flex min-h-11 items-center gap-1.5 rounded-xs text-sm font-medium text-text-2 hover:text-text"
      >
        <ArrowLeft className="size-4" aria-hidden />
        {session.isAnonymous ? mentor.name : "Sessions"}
      </Link>
      {/* The state comes before the buttons that change it; on a wide screen they are beside the time. */}
      <div className="grid items-center lg:grid-cols-[minmax(0,1fr)_auto] lg:gap-x-6 lg:[reading-flow:grid-rows]">
        <SessionHead
          other={{ ...mentor, to: mentor.hasPage ? `/mentors/${mentor.id}` : null }}
          time={time}
          city={city}
        />
        <div className="min-w-0 lg:col-span-full">
          {problem ? (
            <p
              role="alert"
              className="mt-6 flex gap-3 rounded-card border border-danger bg-danger-soft px-4 py-3.5 text-sm"
            >
              <CircleAlert className="mt-0.5 size-4.5 flex-none text-danger" aria-hidden />
              {problem}
            </p>
          ) : null}
          <SessionState
            {...session.stateText}
            deadline={deadline}
            steps={session.steps}
            pending={session.question === null ? null : answerForm}
          >
            <Actions session={session} />
          </SessionState>
        </div>
        <Changes session={session} />
      </div>
      {session.mayHaveAlternatives ? (
        <Alternatives
          alternatives={session.alternatives}
          agenda={session.agenda}
          topics={session.topicIds}
        />
      ) : null}
      {state === "requested" ? <WhatCanHappen mentor={mentor} /> : null}
      <SessionAgenda
        title="Agenda you sent"
        agenda={session.agenda}
        topics={session.topics}
        messages={session.notes}
        authors={{ mentor: mentor.firstName, person: "You" }}
      />
      {session.question === null ? answerForm : null}
      <SessionFeedback session={session} />
    </Page>
  );
}

interface SessionProps {
  session: ReturnType<typeof useLoaderData<typeof loader>>;
}

function Changes({ session }: SessionProps) {
  const { id, state, canChange, canCancel } = session;
  if (!canChange && !canCancel) return null;
  return (
    <p className="mt-5 flex flex-wrap gap-2.5 lg:col-start-2 lg:row-start-1 lg:mt-4">
      {canChange ? (
        <LinkButton to={`/mentors/sessions/${id}/change`} variant="secondary">
          {state === "confirmed" ? "Move session" : "Change time or agenda"}
        </LinkButton>
      ) : null}
      {canCancel ? (
        <LinkButton to={`/mentors/sessions/${id}/cancel`} variant="secondary">
          {state === "confirmed" ? "Cancel session" : "Cancel request"}
        </LinkButton>
      ) : null}
    </p>
  );
}

function Actions({ session }: SessionProps) {
  const isMailConfigured = useIsMailConfigured();
  const { id, mentor, awaitsPerson, canMarkNoShow, undoUntil, state, meetingLink } = session;
  const asksForReview = session.canReview && session.review === null;
  const hasCalendar = state === "confirmed";
  if (mentor.hasPage && (state === "canceled" || state === "declined"))
    return (
      <p className="mt-8 border-t border-hairline pt-6">
        <LinkButton to={`/mentors/${mentor.id}`} variant="secondary">
          Request another time
        </LinkButton>
      </p>
    );
  if (!awaitsPerson && !canMarkNoShow && !undoUntil && !hasCalendar && !asksForReview) return null;
  return (
    <Form method="post" className="mt-8 flex flex-wrap gap-2.5 border-t border-hairline pt-6">
      {awaitsPerson ? (
        <>
          <button name="intent" value={SESSION_INTENTS.accept} className={buttonClass()}>
            Confirm the new time
          </button>
          <button
            name="intent"
            value={SESSION_INTENTS.decline}
            className={buttonClass("secondary")}
          >
            Decline
          </button>
        </>
      ) : null}
      {hasCalendar && meetingLink ? (
        <a href={meetingLink} rel="noreferrer" className={buttonClass()}>
          Join the video call
        </a>
      ) : null}
      {hasCalendar ? (
        <a href={`/mentors/sessions/${id}/calendar.ics`} className={buttonClass("secondary")}>
          <CalendarPlus strokeWidth={1.6} aria-hidden />
          Add to calendar
        </a>
      ) : null}
      {asksForReview ? (
        <LinkButton to={`/mentors/sessions/${id}/review`}>Write a review</LinkButton>
      ) : null}
      {canMarkNoShow ? (
        <details className="group open:w-full">
          <summary
            className={buttonClass(
              state === "done" ? "ghost" : "secondary",
              "md",
              "list-none group-open:mb-4",
            )}
          >
            {mentor.firstName} didn’t come
          </summary>
          <p className="max-w-(--measure) text-sm text-text-2">
            Are you sure that {mentor.firstName} didn’t come?{" "}
            {mentor.isSample || !isMailConfigured
              ? ""
              : `${mentor.firstName} gets an email about it. `}
            You can take it back for an hour.
          </p>
          <button
            name="intent"
            value={SESSION_INTENTS.noShow}
            className={buttonClass("danger", "md", "mt-4")}
          >
            Mark as a no-show
          </button>
        </details>
      ) : null}
      {undoUntil ? (
        <button
          name="intent"
          value={SESSION_INTENTS.undoNoShow}
          className={buttonClass("secondary")}
        >
          Take back: {mentor.firstName} came
        </button>
      ) : null}
    </Form>
  );
}
