import { submitAnswer } from "~/practice/answer/submit-answer.server";
import { answerLimit } from "~/practice/limits.server";
import {
  findExerciseQuestion,
  getExerciseId,
} from "~/practice/own-questions/exercise-question.server";
import { endSession } from "~/practice/session/sessions.server";
import { getReviewUrl } from "~/practice/session/review-url";
import { startCustomSession } from "~/practice/session/start-custom-session.server";
import { getLatestAttemptRow } from "~/practice/store/queries.server";
import { getSession } from "~/practice/store/sessions.server";
import { checkAnswerStorage, countStored } from "~/practice/store/storage-limit.server";
import { toRefusal } from "~/practice/text-analysis/overload";
import type { Refusal } from "~/platform/http/refuse-form.server";
import { formatRateLimit } from "~/platform/http/rate-limited.server";

export interface AnsweredExercise {
  text: string;
  at: string;
  reviewUrl: string;
}

export const hasWrittenExercise = (courseId: string, lesson: string): boolean =>
  findExerciseQuestion(getExerciseId(courseId, lesson)) !== undefined;

/** The owner's newest answer to a lesson's exercise. */
export async function findExerciseAnswer(
  owner: string,
  courseId: string,
  lesson: string,
): Promise<AnsweredExercise | null> {
  const id = getExerciseId(courseId, lesson);
  const row = await getLatestAttemptRow(owner, id);
  if (!row) return null;
  const attempt = { session: row.session_id, question: id, attempt: row.attempt };
  return { text: row.answer, at: row.created_at, reviewUrl: getReviewUrl(attempt, [id]) };
}

interface ExerciseAnswer {
  courseId: string;
  lesson: { slug: string; title: string };
  text: string;
}

type Stored = { reviewUrl: string; refusal?: undefined } | { refusal: Refusal };

/** Reviews and stores an answer to a lesson's exercise, in a session of its own that ends with it. */
export async function answerExercise(
  { owner, ip }: { owner: string; ip: string },
  { courseId, lesson, text }: ExerciseAnswer,
  now: Date,
): Promise<Stored> {
  const latest = await findExerciseAnswer(owner, courseId, lesson.slug);
  if (latest?.text === text) return latest;
  const retryAfter = await answerLimit.consume(owner);
  if (retryAfter) {
    const message = formatRateLimit(
      "You’ve submitted a lot of answers in a short time.",
      retryAfter,
    );
    return { refusal: { message, status: 429, retryAfter } };
  }
  const refusal = await checkAnswerStorage(owner, ip);
  if (refusal) return { refusal };
  const id = getExerciseId(courseId, lesson.slug);
  const name = `Exercise: ${lesson.title}`;
  const sessionId = await startCustomSession(
    owner,
    { kind: "one-question", name, questionIds: [id] },
    now,
  );
  const session = await getSession(owner, sessionId);
  const question = session?.questions[0];
  if (!session || !question) throw new Error(`exercise ${id} can't be asked`);
  try {
    const answer = { attempt: 1, text, seconds: null, code: null };
    const stored = await submitAnswer({ owner, ip, session, question, part: "answer" }, answer);
    if (!stored) return { refusal: ALREADY_ANSWERED };
    await countStored(ip, stored.bytes);
  } catch (error) {
    await answerLimit.refund(owner);
    return { refusal: toRefusal(error, "Many answers are being reviewed right now.") };
  }
  await endSession(owner, session);
  const place = { session: sessionId, question: id, attempt: 1 };
  return { reviewUrl: getReviewUrl(place, [id]) };
}

const ALREADY_ANSWERED: Refusal = {
  message: "This exercise was answered in another tab a moment ago. Submit again to save this too.",
  status: 409,
};
