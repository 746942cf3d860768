import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { findKeptForm } from "~/accounts/kept-forms/keep-form.server";
import { requireOwner } from "~/accounts/session/owner.server";
import { saveLateDraft } from "~/practice/drafts/save-late-draft.server";
import { restoreDraft } from "~/practice/drafts/restore-draft.server";
import { getOpenDraft } from "~/practice/drafts/drafts.server";
import { getSessionProgress } from "~/practice/store/progress";
import { intentSchema } from "~/practice/answer/schema.server";
import { getClient } from "~/platform/http/client.server";
import { readForm } from "~/platform/http/read-form.server";
import { readPreferences } from "~/preferences/cookie.server";
import { saveFollowUpDraft, handleFollowUp } from "./follow-up-actions.server";
import { requireFollowUp } from "./get-follow-up.server";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { owner, session, question, answer, questionNumber, point, nextUrl } =
    await requireFollowUp(await requireOwner(request, context), params);
  if (session.endedAt) throw redirect(`/interview/sessions/${session.id}/report`);
  if (!point) throw redirect(nextUrl);
  const isLive = session.mode === "live";
  const page = `/interview/sessions/${session.id}/follow-up/${questionNumber}`;
  const attempt = { questionId: question.id, attempt: answer.attempt };
  return {
    id: session.id,
    title: session.card.title,
    progress: getSessionProgress(session),
    index: questionNumber - 1,
    followUp: {
      ...attempt,
      page,
      prompt: point.followUp,
      originalPrompt: question.prompt,
      missedPoint: isLive ? null : point.label,
    },
    draft: restoreDraft(
      await getOpenDraft(owner, session, question.id, "follow-up", answer.attempt),
      await findKeptForm(request, context, page),
      attempt,
    ),
    preferences: readPreferences(request),
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const followUpContext = await requireFollowUp(await requireOwner(request, context), params);
  const form = await readForm(request);
  const intent = intentSchema.safeParse(form.get("intent"));
  if (!intent.success)
    throw new Response("Please use one of the buttons on the page.", { status: 400 });
  const { ip } = getClient(context);
  if (followUpContext.session.endedAt)
    return saveLateDraft(request, ip, followUpContext.session, form);
  switch (intent.data) {
    case "answer":
      return handleFollowUp(request, followUpContext, form, ip);
    case "skip":
      return saveFollowUpDraft(request, followUpContext, form, followUpContext.nextUrl, ip);
    case "save":
      return saveFollowUpDraft(request, followUpContext, form, new URL(request.url).pathname, ip);
    case "hint":
    case "sample":
    case "end":
      throw new Response("Please use one of the buttons on the page.", { status: 400 });
  }
}
