import type { CheckAnswers, CoachRequest, Review } from "~/coach/types";
import type { Question } from "~/data/questions/types";
import { isByEarlierRubric } from "~/practice/store/earlier-rubric";
import { listExplainedChecks } from "~/practice/store/explained-checks.server";
import { reviewAnswer } from "~/practice/store/review-answer.server";
import { setAttemptExcluded } from "~/practice/store/queries.server";
import { parseReview } from "~/practice/store/stored-json.server";
import { countStored } from "~/practice/store/storage-limit.server";
import { isExercise } from "~/practice/own-questions/exercise-question.server";
import type { Answer, CheckReplies } from "~/practice/store/types";
import { OverloadError } from "~/practice/text-analysis/overload";
import { type Refusal, type Replies, applyReply } from "./apply-reply";
import { canReply, readAlike } from "./can-reply";
import { getOpinionRow } from "~/feedback/second-opinion/queries.server";
import { hasModelAnswers, listModelAnswers, markModelAnswers } from "./model-answers";
import { hasLaterAttempt, saveReplies } from "./queries.server";
import type { Reply } from "./schema.server";
import { sharesWords } from "./shares-words";

interface RepliesRequest {
  owner: string;
  sessionId: string;
  question: Question;
  answer: Answer;
  ip: string;
}

/** In an exercise, a sentence without a word of the task or the point isn’t taken before the person is asked again. */
export function mustConfirm({ question, answer }: RepliesRequest, reply: Reply): boolean {
  if (reply.intent !== "point" || reply.sentence === null || reply.sure) return false;
  if (!isExercise(question.id)) return false;
  const sentence = answer.review?.sentences[reply.sentence];
  const point = question.keyPoints.find(({ id }) => id === reply.point);
  if (!sentence || !point) return false;
  return !sharesWords(sentence.text, question.prompt, point.label);
}

const NO_REPLIES: Replies = { checks: {}, pointAnswers: {} };

/** Takes what a person replies to a review, and reviews the answer with it. Returns why it can’t be taken. */
export async function takeReply(
  request: RepliesRequest,
  reply: Reply,
): Promise<Refusal | undefined> {
  const { owner, answer } = request;
  const { review } = answer;
  if (!review) return { status: 409, message: "This review can’t be read." };
  if (reply.intent === "review-again")
    return isByEarlierRubric(review) ? reviewWith(request, review, NO_REPLIES) : undefined;
  if (reply.intent === "is-answer") return takeAsAnswer(request, review);
  if (isByEarlierRubric(review))
    return {
      status: 409,
      message: "This review is by an earlier rubric. Choose “Review again” on its page first.",
    };
  if (await hasLaterAttempt(owner, getKey(request), answer.createdAt))
    return {
      status: 409,
      message: "You answered this question again since, so this attempt stays as it is.",
    };
  if (!canReply(review)) return { status: 409, message: "This review asks nothing." };
  const applied = applyReply({ ...answer, review, isOwnQuestion: request.question.isOwn }, reply);
  if ("message" in applied) return applied;
  return applied.isNew ? reviewWith(request, review, applied.replies) : undefined;
}

/** The person says that a text in which the coach found no answer is one: it is reviewed, and counts. */
async function takeAsAnswer(request: RepliesRequest, shown: Review): Promise<Refusal | undefined> {
  if (shown.flag !== "nonsense") return undefined;
  const refusal = await reviewWith(request, { ...shown, flag: null }, NO_REPLIES);
  if (refusal) return refusal;
  if (!isExercise(request.question.id))
    await setAttemptExcluded(request.owner, getKey(request), null);
  return undefined;
}

async function reviewWith(
  request: RepliesRequest,
  shown: Review,
  replies: Replies,
): Promise<Refusal | undefined> {
  const { owner, sessionId, question, answer, ip } = request;
  const { checks, pointAnswers } = replies;
  const explainedChecks = await listExplainedChecks(owner, question.id, {
    sessionId,
    attempt: answer.attempt,
    checks,
  });
  try {
    const review = await reviewWithModel(request, {
      pointAnswers,
      checkAnswers: toCheckAnswers(checks),
      explainedChecks,
      // What was once taken for an answer stays one.
      isAnswer: shown.flag !== "nonsense",
    });
    if (!readAlike(review, shown, pointAnswers))
      return {
        status: 409,
        message:
          "The coach has changed since this review and reads the answer differently. Answer the question again.",
      };
    const json = JSON.stringify(review);
    if (!(await saveReplies(owner, getKey(request), answer, { replies, review, json })))
      return {
        status: 409,
        message: "This review was changed in another tab. Look at it and try again.",
      };
    await countStored(ip, Buffer.byteLength(json));
    return undefined;
  } catch (error) {
    if (!(error instanceof OverloadError)) throw error;
    return {
      status: 503,
      message: "Many answers are being reviewed right now. Try again in a few seconds.",
    };
  }
}

type CoachReplies = Pick<
  CoachRequest,
  "pointAnswers" | "checkAnswers" | "explainedChecks" | "isAnswer"
>;

/** The review with the replies; what they leave open a model answers, if it was asked for its opinion. */
async function reviewWithModel(request: RepliesRequest, replies: CoachReplies): Promise<Review> {
  const { owner, question, answer, ip } = request;
  const review = await reviewAnswer(question, answer, replies, ip);
  const opinion = await readOpinion(owner, getKey(request));
  if (!opinion || isByEarlierRubric(opinion)) return review;
  const modelAnswers = listModelAnswers(review, opinion);
  if (!hasModelAnswers(modelAnswers)) return review;
  const pointAnswers = { ...replies.pointAnswers, ...modelAnswers.points };
  const checkAnswers = { ...replies.checkAnswers, ...modelAnswers.checks };
  const answers = { ...replies, pointAnswers, checkAnswers };
  const counted = await reviewAnswer(question, answer, answers, ip);
  return markModelAnswers(counted, opinion, modelAnswers);
}

/** Counts what a model found of the points that are open, once its opinion is there. */
export async function addModelAnswers(request: RepliesRequest): Promise<void> {
  const { owner, answer } = request;
  const { review, checks, pointAnswers } = answer;
  if (!review || !canReply(review)) return;
  if (await hasLaterAttempt(owner, getKey(request), answer.createdAt)) return;
  const opinion = await readOpinion(owner, getKey(request));
  if (!opinion || !hasModelAnswers(listModelAnswers(review, opinion))) return;
  await reviewWith(request, review, { checks, pointAnswers });
}

async function readOpinion(owner: string, key: ReturnType<typeof getKey>): Promise<Review | null> {
  const row = await getOpinionRow(owner, key);
  return row ? parseReview("second_opinions", row) : null;
}

function getKey({ sessionId, question, answer }: RepliesRequest) {
  return { sessionId, questionId: question.id, attempt: answer.attempt };
}

/** Without those that were taken back. */
function toCheckAnswers(checks: CheckReplies): CheckAnswers {
  return Object.fromEntries(
    Object.entries(checks).flatMap(([id, option]) => (option === null ? [] : [[id, option]])),
  );
}
