import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requireMentorAccount } from "~/accounts/session/require-mentor.server";
import { describeProblem } from "~/mentoring/booking/problems";
import { findNote } from "~/mentoring/mentor-side/notes.server";
import { mentorReplyLimit } from "~/mentoring/limits.server";
import { type ReplyIntent, replySchema } from "~/mentoring/mentor-side/reply-schema.server";
import { replyAsMentor } from "~/mentoring/mentor-side/reply.server";
import { requireMentorSession } from "~/mentoring/mentor-side/require-mentor-session.server";
import { describeRequestPage } from "~/mentoring/mentor-side/request-view.server";
import { toAccountMentor } from "~/mentoring/directory/bookable-mentor";
import { readLimitedForm } from "~/platform/http/read-limited-form.server";
import { refuseForm } from "~/platform/http/refuse-form.server";
import { toasts } from "~/platform/http/toast.server";
import { loadReportsAndProblems } from "./reports-and-problems.server";

export async function loader(args: LoaderFunctionArgs) {
  const { session, profile } = await requireMentorSession(
    await requireMentorAccount(args.request, args.context),
    args.params.id,
  );
  const mentor = toAccountMentor(profile);
  const now = new Date();
  return {
    request: await describeRequestPage(session, mentor, now),
    note: await findNote(mentor.holder, session.id),
    ...(await loadReportsAndProblems(session, mentor.holder, now)),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { session, profile } = await requireMentorSession(
    await requireMentorAccount(args.request, args.context),
    args.params.id,
  );
  const mentor = toAccountMentor(profile);
  const { values, submission, refusal } = await readLimitedForm(args, {
    schema: replySchema,
    limit: mentorReplyLimit,
    reason: "Too many replies from your network.",
  });
  if (refusal) return refusal;
  const outcome = await replyAsMentor(
    { session, mentor, actor: "mentor", now: new Date() },
    values,
  );
  if (!outcome.ok) {
    // What was typed stays; the form itself may be gone with the state it belonged to.
    return refuseForm(submission, describeProblem(outcome.problem));
  }
  const page = `/mentoring/requests/${session.id}`;
  const message = DONE[values.intent];
  return message ? toasts(args.request).redirectWithSuccess(page, message) : redirect(page);
}

/** The page itself says which state the session is in now. */
const DONE: Partial<Record<ReplyIntent, string>> = {
  ask: "Question sent",
  "delete-message": "Message deleted",
  link: "Video link saved",
  note: "Note saved",
};
