import { type ActionFunctionArgs, type LoaderFunctionArgs, data, redirect } from "@remix-run/node";
import { findOrCreateOwner, findOwner } from "~/accounts/session/owner.server";
import { getBand } from "~/coach/bands";
import { describeDueDate } from "~/review-schedule/due-text";
import { toDay, computeSchedule } from "~/review-schedule/compute-schedule";
import { findExerciseLesson, isExercise } from "~/practice/own-questions/exercise-question.server";
import { requireQuestion } from "~/practice/own-questions/find-question.server";
import { OWN_QUESTIONS_CARD } from "~/practice/own-questions/own-question";
import { limitSessionStart } from "~/practice/session/limit-session-start.server";
import { findOrStartSession, getQuestionUrl } from "~/practice/session/start-custom-session.server";
import { attemptPairSchema } from "~/feedback/attempts/schema.server";
import { compareAttempts } from "~/feedback/attempts/compare-attempts";
import {
  type Attempt,
  listAttempts,
  selectCountedAttempts,
} from "~/feedback/attempts/attempts.server";
import { writeAttemptsHeadline } from "./headline";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const owner = await findOwner(request, context);
  const { question, card } = await requireQuestion(owner, params.id);
  const attempts = owner ? await listAttempts(owner, question.id) : [];
  const [questionSchedule] = computeSchedule(selectCountedAttempts(question.id, attempts));
  const pair = getSelectedPair(request, attempts);
  return data(
    {
      id: question.id,
      name: question.name,
      prompt: question.prompt,
      back:
        findExerciseLesson(question.id) ??
        (card === OWN_QUESTIONS_CARD
          ? { title: card.title, to: "/questions/mine" }
          : { title: card.title, to: `/interview?tab=${card.tab}` }),
      help: question.why === "" ? null : { tips: question.tips, why: question.why },
      size: `About ${question.minutes} minutes, ${question.words[0]} to ${question.words[1]} words, no camera needed`,
      ...writeAttemptsHeadline(attempts, { isExercise: isExercise(question.id) }),
      dueText: questionSchedule
        ? describeDueDate(questionSchedule, toDay(new Date().toISOString()))
        : null,
      attempts: attempts.map(({ review, score, ...attempt }) => ({
        number: attempt.number,
        at: attempt.at,
        to: attempt.to,
        score,
        isOpen: attempt.isOpen,
        isTooOpen: attempt.isTooOpen,
        hasOwnAccount: attempt.hasOwnAccount,
        isByEarlierRubric: attempt.isByEarlierRubric,
        hasCode: attempt.hasCode,
        band: score === null ? null : getBand(score),
        wordCount: review?.facts.words ?? null,
        isExcluded: attempt.isExcluded,
      })),
      pair: pair && {
        beforeNumber: pair.before.number,
        afterNumber: pair.after.number,
        isUnscored: pair.before.score === null || pair.after.score === null,
        comparison: compareAttempts(pair.before, pair.after),
      },
    },
    { status: pair && pair.before === pair.after ? 400 : 200 },
  );
}

/** The numbers of the last two attempts with a score; without two of them, of the last two. */
function findDefaultPair(attempts: readonly Attempt[]): [before: number, after: number] {
  const scored = attempts.filter(({ score }) => score !== null);
  const [before, after] = (scored.length > 1 ? scored : attempts).slice(-2);
  return [before?.number ?? 1, after?.number ?? attempts.length];
}

/** The two attempts given in the URL, else the last two with a score; null with fewer than two. */
function getSelectedPair(
  request: Request,
  attempts: readonly Attempt[],
): { before: Attempt; after: Attempt } | null {
  const selection = attemptPairSchema.safeParse(
    Object.fromEntries(new URL(request.url).searchParams),
  );
  if (!selection.success) throw new Response("Not found", { status: 404 });
  const defaultPair = findDefaultPair(attempts);
  const { old: beforeNumber = defaultPair[0], new: afterNumber = defaultPair[1] } = selection.data;
  const before = attempts[beforeNumber - 1];
  const after = attempts[afterNumber - 1];
  const isExplicit = selection.data.old !== undefined || selection.data.new !== undefined;
  if (!before || !after) {
    if (isExplicit) throw new Response("Not found", { status: 404 });
    return null;
  }
  return attempts.length < 2 && !isExplicit ? null : { before, after };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { question } = await requireQuestion(await findOwner(request, context), params.id);
  const limited = await limitSessionStart(context, {});
  if (limited) return limited;
  const { owner, headers } = await findOrCreateOwner(request, context);
  const place = await findOrStartSession(owner, question.id, new Date());
  return redirect(getQuestionUrl(place), { headers });
}
