import { createHash } from "node:crypto";
import { OpinionFailure } from "~/coach/opinion/failure";
import { PROMPT_VERSION } from "~/coach/opinion/prompt";
import type { Review, Watch } from "~/coach/types";
import type { Question } from "~/data/questions/types";
import {
  OPINIONS_A_DAY,
  opinionLimit,
  opinionTotalLimit,
  opinionVisitorLimit,
} from "~/interviews/limits.server";
import type { Answer } from "~/interviews/sessions.server";
import { log } from "~/platform/log.server";
import {
  type AnswerPlace,
  findCachedOpinion,
  findOpinionRow,
  insertOpinion,
} from "./queries.server";
import { secondCoach } from "./second-coach.server";
import type { SecondOpinion } from "./types";
import { LEFT_OUT, failed, later } from "./words";

/** Longer than any spoken answer, short enough for every model to read at once. */
const LONGEST_ANSWER = 12_000;
const CALLS_AT_ONCE = 8;

/** What a review page shows of a second coach, or offers. */
export async function findSecondOpinion(
  owner: string,
  place: AnswerPlace,
  { text, review }: Answer,
): Promise<SecondOpinion> {
  const row = await findOpinionRow(owner, place);
  const isForAsking = !row && !review.flag && text.length <= LONGEST_ANSWER;
  return {
    given: row ? { review: JSON.parse(row.review) as Review, at: row.created_at } : null,
    offer: secondCoach && isForAsking ? { model: secondCoach.model, host: secondCoach.host } : null,
  };
}

interface Asking {
  owner: string;
  /** Set where nobody is signed in: the network they come from. */
  network: string | null;
  sessionId: string;
  question: Question;
  answer: Answer;
  watch: Watch;
}

type Asked = { ok: true } | { ok: false; message: string };

/** Whose opinion is on its way: one at a time for each person. */
const asking = new Set<string>();

/** Gets a second opinion on an answer and keeps it. Rejects only when the watch's signal goes off. */
export async function askOpinion({
  owner,
  network,
  sessionId,
  question,
  answer,
  watch,
}: Asking): Promise<Asked> {
  if (!secondCoach) return { ok: false, message: LEFT_OUT.none };
  if (answer.review.flag) return { ok: false, message: LEFT_OUT.flagged };
  if (answer.text.length > LONGEST_ANSWER) return { ok: false, message: LEFT_OUT.long };
  const place = { sessionId, questionId: question.id, attempt: answer.attempt };
  if (await findOpinionRow(owner, place)) return { ok: true };
  const cacheKey = keyOf(question, answer, secondCoach.model);
  const cached = await findCachedOpinion(owner, cacheKey);
  if (cached) {
    await insertOpinion(place, {
      cacheKey,
      review: cached.review,
      createdAt: new Date().toISOString(),
    });
    return { ok: true };
  }
  if (asking.has(owner)) return { ok: false, message: LEFT_OUT.underWay };
  if (asking.size >= CALLS_AT_ONCE)
    return { ok: false, message: failed(new OpinionFailure("busy")) };
  asking.add(owner);
  try {
    const refused = await takeFromBudget(owner, network);
    if (refused) return { ok: false, message: refused };
    const { kind, prompt, keyPoints, samples } = question;
    const review = await secondCoach.coach.review(
      {
        kind,
        question: prompt,
        keyPoints,
        reference: samples.senior,
        answer: answer.text,
        seconds: answer.seconds,
      },
      watch,
    );
    // Raised rules may flag today what passed when the answer was given.
    if (review.flag) return { ok: false, message: LEFT_OUT.flagged };
    await insertOpinion(place, {
      cacheKey,
      review: JSON.stringify(review),
      createdAt: new Date().toISOString(),
    });
    return { ok: true };
  } catch (error) {
    if (!(error instanceof OpinionFailure)) throw error;
    log.warn({ reason: error.reason, status: error.status }, "no second opinion");
    await opinionLimit.refund(owner);
    return { ok: false, message: failed(error) };
  } finally {
    asking.delete(owner);
  }
}

/** Takes one opinion from every budget it counts in; returns words when one of them is used up. */
async function takeFromBudget(owner: string, network: string | null): Promise<string | undefined> {
  const own = await opinionLimit.consume(owner);
  if (own) return `You have had your ${OPINIONS_A_DAY} second opinions of today. ${later(own)}`;
  const shared =
    (network === null ? 0 : await opinionVisitorLimit.consume(network)) ||
    (await opinionTotalLimit.consume("all"));
  if (!shared) return undefined;
  await opinionLimit.refund(owner);
  return `All second opinions of today have been given. ${later(shared)}`;
}

function keyOf(
  { id, prompt, keyPoints }: Question,
  { text, seconds }: Answer,
  model: string,
): string {
  return createHash("sha256")
    .update(JSON.stringify([id, prompt, keyPoints, text, seconds, model, PROMPT_VERSION]))
    .digest("hex");
}
