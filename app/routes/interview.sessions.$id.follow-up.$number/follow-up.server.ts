import { type ActionFunctionArgs, type LoaderFunctionArgs, data, redirect } from "@remix-run/node";
import { findKeptForm } from "~/accounts/kept-forms/keep-form.server";
import { requireOwner } from "~/accounts/session/owner.server";
import { saveLateDraft } from "~/practice/drafts/save-late-draft.server";
import { restoreDraft } from "~/practice/drafts/restore-draft.server";
import { getOpenDraft } from "~/practice/drafts/drafts.server";
import { getSessionProgress } from "~/practice/store/progress";
import { handleDraft, leaveDraft } from "~/practice/answer/handle-answer.server";
import { followUpFormSchema } from "~/practice/answer/schema.server";
import { getClient } from "~/platform/http/client.server";
import { parseForm, readForm } from "~/platform/http/read-form.server";
import { readPreferences } from "~/preferences/cookie.server";
import { answerFollowUp } from "./answer-follow-up.server";
import { buildLiveTurn } from "~/practice/live-room/live-turn.server";
import { TARGET_MINUTES, TARGET_WORDS } from "~/practice/follow-up/follow-up-view";
import { requireFollowUp } from "./get-follow-up.server";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { owner, session, question, answer, questionNumber, asked, nextUrl } =
    await requireFollowUp(await requireOwner(request, context), params);
  if (session.endedAt) throw redirect(`/interview/sessions/${session.id}/report`);
  if (!asked) throw redirect(nextUrl);
  const isLive = session.mode === "live";
  const page = `/interview/sessions/${session.id}/follow-up/${questionNumber}`;
  const attempt = { questionId: question.id, attempt: answer.attempt };
  const draft = restoreDraft(
    await getOpenDraft(owner, session, {
      questionId: question.id,
      part: "follow-up",
      attempt: answer.attempt,
    }),
    await findKeptForm(request, context, page),
    attempt,
  );
  const preferences = readPreferences(request);
  return {
    id: session.id,
    title: session.card.title,
    progress: getSessionProgress(session),
    index: questionNumber - 1,
    followUp: {
      ...attempt,
      page,
      prompt: asked.prompt,
      originalPrompt: question.prompt,
      openPoint: isLive ? null : (asked.point?.label ?? null),
    },
    liveTurn: isLive
      ? buildLiveTurn(session, preferences.extraTime, {
          ...attempt,
          part: "follow-up",
          page,
          index: questionNumber - 1,
          leadIn: asked.leadIn,
          prompt: asked.prompt,
          draft,
          targetWords: TARGET_WORDS,
          naturalSeconds: TARGET_MINUTES * 60,
          code: null,
        })
      : null,
    draft,
    preferences,
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const followUp = await requireFollowUp(await requireOwner(request, context), params);
  const { ip } = getClient(context);
  const form = await readForm(request);
  const submission = parseForm(form, { schema: followUpFormSchema, disableAutoCoercion: true });
  if (followUp.session.endedAt) return saveLateDraft(request, ip, followUp.session, form);
  if (submission.status !== "success") return data({ result: submission.reply() }, 400);
  const fields = submission.value;
  const target = { ...followUp, ip, part: "follow-up" as const };
  if (fields.intent === "answer") return answerFollowUp(request, target, submission, fields);
  const { refusal, isSaved } = await handleDraft(target, submission, fields);
  if (refusal) return refusal;
  const page = new URL(request.url).pathname;
  return leaveDraft(request, fields.intent === "skip" ? followUp.nextUrl : page, isSaved);
}
