import type { AppLoadContext } from "@remix-run/node";
import { mentorProblemLimit } from "~/mentoring/limits.server";
import type { MentorSession } from "~/mentoring/sessions/queries.server";
import { getEmailLinkOrigin } from "~/platform/http/public-origin.server";
import { readLimitedForm } from "~/platform/http/read-limited-form.server";
import { refuseForm } from "~/platform/http/refuse-form.server";
import { toasts } from "~/platform/http/toast.server";
import { problemSchema } from "./problem-schema.server";
import { MAX_OPEN_PROBLEMS, type Reporter, reportProblem } from "./problems.server";

/** Stores a problem that one side of a session reports, and returns to the session's page. */
export async function handleProblemForm(
  { request, context }: { request: Request; context: AppLoadContext },
  session: MentorSession,
  reporter: Omit<Reporter, "origin">,
  page: string,
) {
  const { values, submission, refusal } = await readLimitedForm(
    { request, context },
    {
      schema: problemSchema,
      limit: mentorProblemLimit,
      reason: "Too many reports from your network.",
    },
  );
  if (refusal) return refusal;
  const origin = getEmailLinkOrigin(request);
  if (!(await reportProblem(session, { ...reporter, origin }, values, new Date()))) {
    const message = `${MAX_OPEN_PROBLEMS} of your reports about this session are open. Wait for an answer.`;
    return refuseForm(submission, { message, status: 409 });
  }
  return toasts(request).redirectWithSuccess(`${page}#problems`, "Problem reported");
}
