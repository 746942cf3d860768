import { type ActionFunctionArgs, type LoaderFunctionArgs, data, redirect } from "@remix-run/node";
import { findKeptForm } from "~/accounts/kept-forms/keep-form.server";
import { requireOwner } from "~/accounts/session/owner.server";
import { isVisitor } from "~/platform/database/owner-id";
import { type LastAttempt, getLastAttempt } from "~/practice/again/last-attempt.server";
import { formatScore } from "~/practice/store/format-score";
import { saveLateDraft } from "~/practice/drafts/save-late-draft.server";
import { getOpenDraft } from "~/practice/drafts/drafts.server";
import { restoreDraft } from "~/practice/drafts/restore-draft.server";
import { listOpenedHelp, recordHelpOpened } from "~/practice/help/help.server";
import { findNextOpenIndex, getSessionProgress } from "~/practice/store/progress";
import { INTERVIEW_TABS } from "~/data/interview-tabs";
import { cardById } from "~/data/questions/cards.server";
import { requireSession } from "~/practice/store/require-session.server";
import { handleDraft, leaveDraft } from "~/practice/answer/handle-answer.server";
import type { AnswerTarget } from "~/practice/answer/types";
import { questionFormSchema } from "~/practice/answer/schema.server";
import { endSession, skipQuestion } from "~/practice/session/sessions.server";
import { toasts, withLink } from "~/platform/http/toast.server";
import { getClient } from "~/platform/http/client.server";
import { parseForm, readForm } from "~/platform/http/read-form.server";
import { startWorkers } from "~/practice/text-analysis/pool.server";
import { readPreferences } from "~/preferences/cookie.server";
import { answerQuestion } from "./answer-question.server";
import { getCurrentQuestion } from "./current-question.server";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { owner, session } = await requireSession(await requireOwner(request, context), params.id);
  if (session.endedAt) throw redirect(`/interview/sessions/${session.id}/report`);
  startWorkers();
  const searchParams = new URL(request.url).searchParams;
  const progress = getSessionProgress(session);
  const requestedIndex = Number(searchParams.get("question")) - 1;
  const index = progress[requestedIndex] ? requestedIndex : findNextOpenIndex(progress);
  const question = getCurrentQuestion(session, index);
  const draft =
    question &&
    restoreDraft(
      await getOpenDraft(owner, session, {
        questionId: question.id,
        part: "answer",
        attempt: question.attempt,
      }),
      await findKeptForm(request, context, question.page),
      { questionId: question.id, attempt: question.attempt },
    );
  const { hint = null, samples = null } = session.questions[index] ?? {};
  const openedHelp = question ? await listOpenedHelp(owner, session, question.id) : new Set();
  const last =
    question && session.mode === "practice" ? await getLastAttempt(owner, question.id) : undefined;
  const help = {
    hint: openedHelp.has("hint") ? hint : null,
    samples: openedHelp.has("sample") ? samples : null,
    missingPoints: openedHelp.has("review") ? (last?.missingPoints ?? null) : null,
  };
  return {
    id: session.id,
    mode: session.mode,
    title: session.card.title,
    progress,
    index,
    current: question &&
      draft && { question, draft, openedHelp: help, lastScore: describeLastScore(last) },
    isVisitor: isVisitor(owner),
    preferences: readPreferences(request),
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { owner, session } = await requireSession(await requireOwner(request, context), params.id);
  const { ip } = getClient(context);
  const form = await readForm(request);
  const submission = parseForm(form, { schema: questionFormSchema, disableAutoCoercion: true });
  if (session.endedAt) return saveLateDraft(request, ip, session, form);
  if (submission.status !== "success") return data({ result: submission.reply() }, 400);
  const fields = submission.value;
  if (fields.intent === "end") {
    await endSession(owner, session);
    return toasts(request).redirectWithSuccess(
      getCardsPage(session.card.id),
      withLink("Session ended and saved", {
        label: "See the report",
        to: `/interview/sessions/${session.id}/report`,
      }),
    );
  }
  const question = session.questions.find(({ id }) => id === fields.questionId);
  if (!question) throw new Response("This question isn’t part of the session.", { status: 400 });
  const target: AnswerTarget = { owner, ip, session, question, part: "answer" };
  if ("keepsRepeat" in fields) return answerQuestion(target, submission, fields);
  const { refusal, isSaved } = await handleDraft(target, submission, fields);
  if (refusal) return refusal;
  const sessionUrl = `/interview/sessions/${session.id}`;
  const questionUrl = `${sessionUrl}?question=${session.questions.indexOf(question) + 1}`;
  switch (fields.intent) {
    case "skip":
      await skipQuestion(owner, session, question.id);
      return leaveDraft(request, sessionUrl, isSaved);
    case "save":
      return leaveDraft(request, questionUrl, isSaved);
    case "hint":
    case "sample":
      if (session.mode === "live") return redirect(questionUrl);
      await recordHelpOpened(session.id, question.id, fields.intent);
      return redirect(`${questionUrl}#${fields.intent === "hint" ? "hint" : "samples"}`);
  }
}

/** The list of cards, at the tab this session's card is in. */
function getCardsPage(cardId: string): string {
  const tab = cardById(cardId)?.tab ?? INTERVIEW_TABS[0];
  return tab === INTERVIEW_TABS[0] ? "/interview" : `/interview?tab=${tab}`;
}

function describeLastScore(last: LastAttempt | undefined): string | null {
  return typeof last?.score === "number" ? formatScore(last.score, last.isOpen) : null;
}
