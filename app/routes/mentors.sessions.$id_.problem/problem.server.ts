import { getZodConstraint } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { getAuth } from "~/accounts/session/auth.server";
import { findOwner } from "~/accounts/session/owner.server";
import { mentorProblemLimit } from "~/mentoring/limits.server";
import { MAX_OPEN_PROBLEMS, reportProblem } from "~/mentoring/feedback/problems.server";
import { problemSchema } from "~/mentoring/feedback/problem-schema.server";
import { requireOwnSession } from "~/mentoring/sessions/require-own-session.server";
import { getEmailLinkOrigin } from "~/platform/http/public-origin.server";
import { readLimitedForm } from "~/platform/http/read-limited-form.server";
import { refuseForm } from "~/platform/http/refuse-form.server";
import { toasts } from "~/platform/http/toast.server";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const owner = await findOwner(request, context);
  const { session, mentor } = await requireOwnSession(owner, params.id);
  return {
    backTo: `/mentors/sessions/${session.id}`,
    other: mentor.name,
    constraint: getZodConstraint(problemSchema),
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const owner = await findOwner(request, context);
  const { session } = await requireOwnSession(owner, params.id);
  const { values, submission, refusal } = await readLimitedForm(
    { request, context },
    {
      schema: problemSchema,
      limit: mentorProblemLimit,
      reason: "Too many reports from your network.",
    },
  );
  if (refusal) return refusal;
  const auth = await getAuth(request, context);
  const { name, email } =
    auth.status === "signed-in" ? auth.profile : { name: session.contactName, email: "" };
  const isReported = await reportProblem(
    session,
    {
      owner: session.ownerId,
      side: "person",
      name,
      email,
      origin: getEmailLinkOrigin(request),
    },
    values,
    new Date(),
  );
  if (!isReported) {
    const message = `${MAX_OPEN_PROBLEMS} of your reports about this session are open. Wait for an answer.`;
    return refuseForm(submission, { message, status: 409 });
  }
  return toasts(request).redirectWithSuccess(
    `/mentors/sessions/${session.id}#problems`,
    "Problem reported",
  );
}
