import type { HalfAnswers, PointAnswers, Review, SentenceAnswer } from "~/coach/types";
import type { CheckReplies } from "~/practice/store/types";
import { canAnswerPoint, canTakeBack } from "./can-reply";
import { countUses, isUsedUp } from "./used-sentences";
import type { Reply } from "./schema.server";

export interface Replies {
  checks: CheckReplies;
  pointAnswers: PointAnswers;
}

export interface Refusal {
  status: number;
  message: string;
}

type Applied = { replies: Replies; isNew: boolean } | Refusal;

interface Shown extends Replies {
  review: Review;
  /** A person wrote the question, or it is an exercise: nothing but the person says which sentence makes a point. */
  isOwnQuestion?: boolean | undefined;
}

/** The replies to a review with another one, or why it can't be given. The same reply twice changes nothing. */
export function applyReply(
  shown: Shown,
  reply: Exclude<Reply, { intent: "review-again" | "is-answer" }>,
): Applied {
  switch (reply.intent) {
    case "check":
      return answerCheck(shown, reply.check, reply.option);
    case "point":
      return reply.half === undefined
        ? answerPoint(shown, reply.point, reply.sentence)
        : answerHalf(shown, reply.point, reply.half, reply.sentence);
    case "undo-check":
      return takeCheckBack(shown, reply.check);
    case "undo-point":
      return takePointBack(shown, reply.point);
  }
}

function answerCheck({ review, checks, pointAnswers }: Shown, id: string, option: number): Applied {
  if (Object.hasOwn(checks, id))
    return checks[id] === option
      ? { replies: { checks, pointAnswers }, isNew: false }
      : { status: 409, message: "You already answered this check, so its reason was shown." };
  const check = review.openChecks?.find((openCheck) => openCheck.id === id);
  if (!check) return { status: 404, message: "This review doesn’t ask that." };
  if (check.options[option] === undefined)
    return { status: 400, message: "Choose one of the answers to the check." };
  return { replies: { checks: { ...checks, [id]: option }, pointAnswers }, isNew: true };
}

const ALREADY_SAID: Refusal = {
  status: 409,
  message: "You already said where this point is. Undo that first.",
};

function refusePoint(
  { review, isOwnQuestion }: Shown,
  id: string,
  sentence: SentenceAnswer,
): Refusal | undefined {
  const point = review.keyPoints.find((keyPoint) => keyPoint.id === id);
  if (!point || (sentence !== null && !review.sentences[sentence]))
    return { status: 404, message: "This answer has no such point or sentence." };
  if (!canAnswerPoint(point))
    return { status: 409, message: "Your answer tells this point the wrong way round." };
  if (!isOwnQuestion || sentence === null || !isUsedUp(review, sentence)) return undefined;
  const uses = countUses(review, sentence);
  return {
    status: 409,
    message: `You used this sentence ${uses === 2 ? "twice" : `for ${uses} points`}. Which other sentence says this?`,
  };
}

function answerPoint(shown: Shown, id: string, sentence: SentenceAnswer): Applied {
  const { checks, pointAnswers } = shown;
  if (Object.hasOwn(pointAnswers, id))
    return pointAnswers[id] === sentence
      ? { replies: { checks, pointAnswers }, isNew: false }
      : ALREADY_SAID;
  const refusal = refusePoint(shown, id, sentence);
  if (refusal) return refusal;
  return { replies: { checks, pointAnswers: { ...pointAnswers, [id]: sentence } }, isNew: true };
}

/** One half of a point that asks for two things. That the first is left out says so of the whole point. */
function answerHalf(shown: Shown, id: string, half: 0 | 1, sentence: SentenceAnswer): Applied {
  const { checks, pointAnswers } = shown;
  const given = Object.hasOwn(pointAnswers, id) ? pointAnswers[id] : undefined;
  const isWhole = given === null || typeof given === "number";
  if (isWhole || (given === undefined && sentence === null))
    return answerPoint(shown, id, sentence);
  if (given && given[half] !== undefined)
    return given[half] === sentence
      ? { replies: { checks, pointAnswers }, isNew: false }
      : ALREADY_SAID;
  const refusal = refusePoint(shown, id, sentence);
  if (refusal) return refusal;
  const halves: HalfAnswers = { ...given, [half]: sentence };
  return { replies: { checks, pointAnswers: { ...pointAnswers, [id]: halves } }, isNew: true };
}

/** What was read stays read: the check isn’t asked again. A wrong answer stays, too, so that nobody gains by it. */
function takeCheckBack({ review, checks, pointAnswers }: Shown, id: string): Applied {
  if (typeof checks[id] !== "number")
    return { status: 404, message: "You haven’t answered this check." };
  const answered = review.answeredChecks?.find((check) => check.id === id);
  if (answered && !canTakeBack(answered))
    return {
      status: 409,
      message: "A wrong answer to a check stays counted: its reason was shown.",
    };
  return { replies: { checks: { ...checks, [id]: null }, pointAnswers }, isNew: true };
}

function takePointBack({ checks, pointAnswers }: Shown, id: string): Applied {
  if (!Object.hasOwn(pointAnswers, id))
    return { status: 404, message: "You haven’t said anything about this point." };
  const others = Object.entries(pointAnswers).filter(([pointId]) => pointId !== id);
  return { replies: { checks, pointAnswers: Object.fromEntries(others) }, isNew: true };
}
