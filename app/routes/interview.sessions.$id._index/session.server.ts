import { type ActionFunctionArgs, type LoaderFunctionArgs, data, redirect } from "@remix-run/node";
import { findKeptForm } from "~/accounts/kept-forms/keep-form.server";
import { requireOwner } from "~/accounts/session/owner.server";
import { isVisitor } from "~/platform/database/owner-id";
import { type LastAttempt, getLastAttempt } from "~/practice/again/last-attempt.server";
import { saveLateDraft } from "~/practice/drafts/save-late-draft.server";
import { getOpenDraft } from "~/practice/drafts/drafts.server";
import { restoreDraft } from "~/practice/drafts/restore-draft.server";
import { listOpenedHelp, recordHelpOpened } from "~/practice/help/help.server";
import { findNextOpenIndex, getSessionProgress } from "~/practice/store/progress";
import { INTERVIEW_TABS } from "~/data/interview-tabs";
import { cardById } from "~/data/questions/cards.server";
import { beginFormSchema, beginLiveInterview } from "~/practice/live-room/begin.server";
import { DEFAULT_LIVE_SETTINGS, getLeadIn, getWording } from "~/practice/live-room/interviewers";
import { buildLiveTurn } from "~/practice/live-room/live-turn.server";
import type { OpenDraft } from "~/practice/drafts/types";
import type { CurrentQuestion } from "~/practice/session/session-view";
import type { Session } from "~/practice/store/types";
import type { ExtraTime } from "~/preferences/preferences";
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
import { listFiguresBeside } from "./figures-beside.server";
import { getNewStoryUrl, listStoriesBeside } from "./stories-beside.server";
import { findNextLabel } from "~/today/next-in-sitting.server";

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
  const last =
    question && session.mode === "practice" ? await getLastAttempt(owner, question.id) : undefined;
  const help = await describeHelp(owner, session, index, last);
  return {
    id: session.id,
    live:
      session.mode === "live"
        ? describeLive(session, {
            index,
            current: question && draft && { question, draft },
            isAsked: searchParams.has("question"),
            extraTime: readPreferences(request).extraTime,
          })
        : null,
    title: session.card.title,
    progress,
    index,
    current: question &&
      draft && { question, draft, openedHelp: help, lastScore: describeLastScore(last) },
    stories: await listStoriesBeside(owner, session, index, searchParams.get("story")),
    figures: await listFiguresBeside(owner, session, index),
    isVisitor: isVisitor(owner),
    sittingLabel: question ? null : await findNextLabel(request, owner, { sessionId: session.id }),
    preferences: readPreferences(request),
  };
}

/** What of the question's help was opened. */
async function describeHelp(
  owner: string,
  session: Session,
  index: number,
  last: LastAttempt | undefined,
) {
  const { id, hint = null, samples = null } = session.questions[index] ?? {};
  const openedHelp = id ? await listOpenedHelp(owner, session, id) : new Set();
  return {
    hint: openedHelp.has("hint") ? hint : null,
    samples: openedHelp.has("sample") ? samples : null,
    missingPoints: openedHelp.has("review") ? (last?.missingPoints ?? null) : null,
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { owner, session } = await requireSession(await requireOwner(request, context), params.id);
  const { ip } = getClient(context);
  const form = await readForm(request);
  const begin =
    session.mode === "live" ? beginFormSchema.safeParse(Object.fromEntries(form)) : null;
  if (begin?.success && !session.endedAt) {
    await beginLiveInterview(owner, session.id, begin.data);
    return redirect(`/interview/sessions/${session.id}?question=1`);
  }
  const submission = parseForm(form, { schema: questionFormSchema, disableAutoCoercion: true });
  if (session.endedAt) return saveLateDraft(request, ip, session, form);
  if (submission.status !== "success") return data({ result: submission.reply() }, 400);
  const fields = submission.value;
  if (fields.intent === "end") {
    await endSession(owner, session);
    if (session.mode === "live") return redirect(`/interview/sessions/${session.id}/end`);
    return toasts(request).redirectWithSuccess(
      getCardsPage(session.card.id),
      withLink("Session ended and saved", {
        label: "See the report",
        to: `/interview/sessions/${session.id}/report`,
      }),
    );
  }
  const storyId = String(form.get("story") ?? "");
  const question = session.questions.find(({ id }) => id === fields.questionId);
  if (!question) throw new Response("This question isn’t part of the session.", { status: 400 });
  const target: AnswerTarget = { owner, ip, session, question, part: "answer" };
  if ("keepsRepeat" in fields) return answerQuestion(target, submission, fields, storyId);
  const { refusal, isSaved } = await handleDraft(target, submission, fields);
  if (refusal) return refusal;
  const sessionUrl = `/interview/sessions/${session.id}`;
  const number = session.questions.indexOf(question) + 1;
  const questionUrl = `${sessionUrl}?question=${number}${storyId === "" ? "" : `&story=${encodeURIComponent(storyId)}`}`;
  switch (fields.intent) {
    case "skip":
      await skipQuestion(owner, session, question.id);
      return leaveDraft(request, sessionUrl, isSaved);
    case "save":
      return leaveDraft(request, questionUrl, isSaved);
    case "story":
      return redirect(getNewStoryUrl(question, `${sessionUrl}?question=${number}`));
    case "hint":
    case "sample":
      if (session.mode === "live") return redirect(questionUrl);
      await recordHelpOpened(session.id, question.id, fields.intent);
      return redirect(`${questionUrl}#${fields.intent === "hint" ? "hint" : "samples"}`);
  }
}

interface LiveState {
  index: number;
  current: { question: CurrentQuestion; draft: OpenDraft } | null;
  /** Whether the address names a question. */
  isAsked: boolean;
  extraTime: ExtraTime;
}

/** The lobby, a question, or the end of a live interview. */
function describeLive(session: Session, { index, current, isAsked, extraTime }: LiveState) {
  const settings = session.live ?? DEFAULT_LIVE_SETTINGS;
  const isNew = session.answers.length === 0 && session.skippedIds.size === 0;
  return {
    isLobby: session.live === null && isNew && !isAsked,
    interviewer: settings.interviewer,
    closing: getWording(settings).closing,
    turn:
      current &&
      buildLiveTurn(session, extraTime, {
        questionId: current.question.id,
        attempt: current.question.attempt,
        part: "answer",
        page: current.question.page,
        index,
        leadIn: getLeadIn(settings, index + 1),
        prompt: current.question.prompt,
        draft: current.draft,
        targetWords: current.question.words,
        naturalSeconds: current.question.minutes * 60,
        code: current.question.code,
      }),
  };
}

/** The list of cards, at the tab this session's card is in. */
function getCardsPage(cardId: string): string {
  const tab = cardById(cardId)?.tab ?? INTERVIEW_TABS[0];
  return tab === INTERVIEW_TABS[0] ? "/interview" : `/interview?tab=${tab}`;
}

function describeLastScore(last: LastAttempt | undefined): string | null {
  if (typeof last?.score !== "number") return null;
  if (last.isTooOpen) return "no score yet";
  return `${last.score} of 100${last.isOpen ? " for now" : ""}`;
}
