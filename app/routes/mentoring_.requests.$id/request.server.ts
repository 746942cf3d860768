import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requireMentorAccount } from "~/accounts/session/require-mentor.server";
import { describeProblem } from "~/mentoring/booking/problems";
import { findNote } from "~/mentoring/mentor-side/notes.server";
import { mentorReplyLimit } from "~/mentoring/limits.server";
import { type ReplyIntent, replySchema } from "~/mentoring/mentor-side/reply-schema.server";
import { replyAsMentor } from "~/mentoring/mentor-side/reply.server";
import { describeRequestPage } from "~/mentoring/mentor-side/request-view.server";
import { toAccountMentor } from "~/mentoring/directory/directory.server";
import { requireOwnMentor } from "~/mentoring/directory/require-own-mentor.server";
import { findSessionWith } from "~/mentoring/sessions/mentor-queries.server";
import { readLimitedForm } from "~/platform/http/read-limited-form.server";
import { refuseForm } from "~/platform/http/refuse-form.server";
import { toasts } from "~/platform/http/toast.server";
import { loadReportsAndProblems } from "./reports-and-problems.server";

export async function loader(args: LoaderFunctionArgs) {
  const { session, mentor } = await requireRequest(args);
  const now = new Date();
  return {
    request: await describeRequestPage(session, mentor, now),
    note: await findNote(mentor.holder, session.id),
    ...(await loadReportsAndProblems(session, mentor.holder, now)),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { session, mentor } = await requireRequest(args);
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
  link: "Video link saved",
  note: "Note saved",
};

/** A session with the mentor who is signed in, or 404. */
async function requireRequest({ request, context, params }: LoaderFunctionArgs) {
  const profile = await requireOwnMentor(await requireMentorAccount(request, context));
  const session = await findSessionWith(profile.id, params.id ?? "");
  if (!session) throw new Response("Not found", { status: 404 });
  return { session, mentor: toAccountMentor(profile) };
}
