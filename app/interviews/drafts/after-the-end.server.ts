import type { Session } from "~/interviews/sessions.server";
import { toasts } from "~/platform/http/toast.server";
import { saveDraft } from "./drafts.server";
import { draftSchema } from "./schema.server";

/** What is sent to a session that ended meanwhile is scored no more, and not lost: it stands in the report as a draft. */
export async function keepAfterTheEnd(
  request: Request,
  session: Session,
  form: FormData,
): Promise<Response> {
  const draft = draftSchema.safeParse(Object.fromEntries(form));
  const isAsked = draft.success && session.questions.some(({ id }) => id === draft.data.questionId);
  const isKept =
    isAsked && draft.data.answer.trim() !== "" && (await saveDraft(session, draft.data)).ok;
  return toasts(request).redirectWithInfo(`/interview/sessions/${session.id}/report`, {
    message: "This session has already ended",
    description: isKept ? "What you wrote is kept in its report as a draft." : "",
  });
}
