import { type ActionFunctionArgs, data } from "@remix-run/node";
import { requireAdmin } from "~/accounts/session/require-admin.server";
import { findMentor } from "~/mentoring/directory/directory.server";
import { PROBLEM_KIND_LABELS } from "~/mentoring/feedback/problem-kinds";
import {
  handleProblem,
  listAllProblems,
  reopenProblem,
} from "~/mentoring/feedback/problems.server";
import { deleteReportedMessage, listReportedMessages } from "~/mentoring/sessions/messages.server";
import { problemDecisionSchema } from "~/mentoring/feedback/problem-schema.server";
import { parseForm, readForm } from "~/platform/http/read-form.server";
import { toasts } from "~/platform/http/toast.server";
import { logSecurityEvent } from "~/platform/security-log.server";

const PROBLEMS_SHOWN = 100;

export async function loader() {
  const problems = await listAllProblems(PROBLEMS_SHOWN);
  return {
    problems: await Promise.all(
      problems
        .toSorted((a, b) => Number(a.handledAt !== null) - Number(b.handledAt !== null))
        .map(async ({ kind, mentorId, ...problem }) => ({
          ...problem,
          about: PROBLEM_KIND_LABELS[kind],
          mentor: (await findMentor(mentorId))?.name ?? "a mentor",
          messages: await listReportedMessages(problem.sessionId),
        })),
    ),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { profile } = await requireAdmin(request, context);
  const form = await readForm(request);
  const submission = parseForm(form, { schema: problemDecisionSchema });
  if (submission.status !== "success") {
    const problem = form.get("problem");
    const messages = Object.values(submission.error ?? {}).flatMap((errors) => errors ?? []);
    return data(
      {
        id: typeof problem === "string" ? problem : "",
        message: messages[0] ?? "This form can’t be read. Open the page again.",
        reply: String(form.get("reply") ?? ""),
      },
      400,
    );
  }
  const decision = submission.value;
  if (decision.intent === "delete-message") {
    if (!(await deleteReportedMessage(decision.message)))
      throw new Response("Not found", { status: 404 });
    logSecurityEvent("mentor-message-deleted", { account: profile.id });
    return toasts(request).redirectWithSuccess("/admin/problems", "Message deleted");
  }
  const outcome =
    decision.intent === "handle"
      ? await handleProblem(decision.problem, decision.reply, new Date())
      : (await reopenProblem(decision.problem))
        ? "reopened"
        : "unknown";
  if (outcome === "unknown") throw new Response("Not found", { status: 404 });
  if (outcome === "changed")
    return data(
      { id: decision.problem, message: "This report was handled meanwhile.", reply: "" },
      409,
    );
  logSecurityEvent(`mentor-problem-${outcome}`, { account: profile.id });
  return toasts(request).redirectWithSuccess(
    "/admin/problems",
    outcome === "handled" ? "Report handled" : "Report opened again",
  );
}
