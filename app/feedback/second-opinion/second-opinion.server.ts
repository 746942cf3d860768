import { createHash } from "node:crypto";
import { AiCoachError } from "~/coach/ai/ai-coach-error";
import { PROMPT_VERSION } from "~/coach/ai/prompt";
import type { ReviewOptions } from "~/coach/types";
import type { Question } from "~/data/questions/types";
import {
  SECOND_OPINIONS_PER_DAY,
  secondOpinionLimit,
  secondOpinionTotalLimit,
  secondOpinionVisitorLimit,
} from "./limits.server";
import { toCoachRequest } from "~/practice/store/review-answer.server";
import { parseReview } from "~/practice/store/stored-json.server";
import type { Answer } from "~/practice/store/types";
import { log } from "~/platform/log.server";
import { type AnswerKey, getCachedOpinion, getOpinionRow, insertOpinion } from "./queries.server";
import { aiCoach } from "./ai-coach.server";
import type { SecondOpinion } from "./types";
import { NOT_SENT_MESSAGES, getFailureMessage, getRetryMessage } from "./messages";

/** Longer than any spoken answer, short enough for every model's context. */
const MAX_ANSWER_LENGTH = 12_000;
const MAX_CONCURRENT_CALLS = 8;

/** The second opinion on a review page, or the offer of one. */
export async function getSecondOpinion(
  owner: string,
  answerKey: AnswerKey,
  { text, review }: Answer,
): Promise<SecondOpinion> {
  const row = await getOpinionRow(owner, answerKey);
  const canRequest = !row && review && !review.flag && text.length <= MAX_ANSWER_LENGTH;
  return {
    opinion: row ? { review: parseReview("second_opinions", row), at: row.created_at } : null,
    offer: aiCoach && canRequest ? { model: aiCoach.model, host: aiCoach.host } : null,
  };
}

interface SecondOpinionRequest {
  owner: string;
  /** The client's network; only set for visitors. */
  ipAddress: string | null;
  sessionId: string;
  question: Question;
  answer: Answer;
  options: ReviewOptions;
}

type SecondOpinionResult = { ok: true } | { ok: false; message: string };

/** Owners with a pending request: one at a time each. */
const pendingOwners = new Set<string>();

/** Gets a second opinion on an answer and saves it. Rejects only when aborted. */
export async function requestSecondOpinion({
  owner,
  ipAddress,
  sessionId,
  question,
  answer,
  options,
}: SecondOpinionRequest): Promise<SecondOpinionResult> {
  if (!aiCoach) return { ok: false, message: NOT_SENT_MESSAGES.notConfigured };
  if (answer.review?.flag) return { ok: false, message: NOT_SENT_MESSAGES.flagged };
  if (answer.text.length > MAX_ANSWER_LENGTH)
    return { ok: false, message: NOT_SENT_MESSAGES.tooLong };
  const answerKey = { sessionId, questionId: question.id, attempt: answer.attempt };
  if (await getOpinionRow(owner, answerKey)) return { ok: true };
  const cacheKey = getCacheKey(question, answer, aiCoach.model);
  const cached = await getCachedOpinion(owner, cacheKey);
  if (cached && parseReview("second_opinions", cached)) {
    await insertOpinion(answerKey, {
      cacheKey,
      review: cached.review,
      createdAt: new Date().toISOString(),
    });
    return { ok: true };
  }
  if (pendingOwners.has(owner)) return { ok: false, message: NOT_SENT_MESSAGES.alreadyPending };
  if (pendingOwners.size >= MAX_CONCURRENT_CALLS)
    return { ok: false, message: getFailureMessage(new AiCoachError("busy")) };
  pendingOwners.add(owner);
  try {
    const limitMessage = await consumeLimits(owner, ipAddress);
    if (limitMessage) return { ok: false, message: limitMessage };
    const review = await aiCoach.coach.review(toCoachRequest(question, answer), options);
    // Newer rules may flag an answer that passed when it was given.
    if (review.flag) return { ok: false, message: NOT_SENT_MESSAGES.flagged };
    await insertOpinion(answerKey, {
      cacheKey,
      review: JSON.stringify(review),
      createdAt: new Date().toISOString(),
    });
    return { ok: true };
  } catch (error) {
    if (!(error instanceof AiCoachError)) throw error;
    log.warn({ reason: error.reason, status: error.status }, "no second opinion");
    await secondOpinionLimit.refund(owner);
    return { ok: false, message: getFailureMessage(error) };
  } finally {
    pendingOwners.delete(owner);
  }
}

/** Consumes one opinion from every limit; returns a message if one is used up. */
async function consumeLimits(owner: string, ipAddress: string | null): Promise<string | undefined> {
  const ownerWait = await secondOpinionLimit.consume(owner);
  if (ownerWait)
    return `You’ve used your ${SECOND_OPINIONS_PER_DAY} second opinions for today. ${getRetryMessage(ownerWait)}`;
  const sharedWait =
    (ipAddress === null ? 0 : await secondOpinionVisitorLimit.consume(ipAddress)) ||
    (await secondOpinionTotalLimit.consume("all"));
  if (!sharedWait) return undefined;
  await secondOpinionLimit.refund(owner);
  return `This server has used all its second opinions for today. ${getRetryMessage(sharedWait)}`;
}

function getCacheKey(
  { id, prompt, keyPoints }: Question,
  { text, seconds }: Answer,
  model: string,
): string {
  return createHash("sha256")
    .update(JSON.stringify([id, prompt, keyPoints, text, seconds, model, PROMPT_VERSION]))
    .digest("hex");
}
