import { getZodConstraint } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { requireMentorAccount } from "~/accounts/session/require-mentor.server";
import { mentorProblemLimit } from "~/mentoring/limits.server";
import { requireOwnMentor } from "~/mentoring/directory/require-own-mentor.server";
import { MAX_OPEN_PROBLEMS, reportProblem } from "~/mentoring/feedback/problems.server";
import { problemSchema } from "~/mentoring/feedback/problem-schema.server";
import { findSessionWith } from "~/mentoring/sessions/mentor-queries.server";
import { getEmailLinkOrigin } from "~/platform/http/public-origin.server";
import { readLimitedForm } from "~/platform/http/read-limited-form.server";
import { refuseForm } from "~/platform/http/refuse-form.server";
import { toasts } from "~/platform/http/toast.server";

export async function loader(args: LoaderFunctionArgs) {
  const { session } = await requireRequest(args);
  return {
    backTo: `/mentoring/requests/${session.id}`,
    other: session.contactName || "The person",
    constraint: getZodConstraint(problemSchema),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { session, profile } = await requireRequest(args);
  const { values, submission, refusal } = await readLimitedForm(args, {
    schema: problemSchema,
    limit: mentorProblemLimit,
    reason: "Too many reports from your network.",
  });
  if (refusal) return refusal;
  const reporter = {
    owner: profile.ownerId,
    side: "mentor" as const,
    name: profile.name,
    email: profile.contactEmail,
    origin: getEmailLinkOrigin(args.request),
  };
  if (!(await reportProblem(session, reporter, values, new Date()))) {
    const message = `${MAX_OPEN_PROBLEMS} of your reports about this session are open. Wait for an answer.`;
    return refuseForm(submission, { message, status: 409 });
  }
  return toasts(args.request).redirectWithSuccess(
    `/mentoring/requests/${session.id}#problems`,
    "Problem reported",
  );
}

async function requireRequest({ request, context, params }: LoaderFunctionArgs) {
  const profile = await requireOwnMentor(await requireMentorAccount(request, context));
  const session = await findSessionWith(profile.id, params.id ?? "");
  if (!session) throw new Response("Not found", { status: 404 });
  return { session, profile };
}
