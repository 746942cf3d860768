import { MIN_RANGE_WORDS } from "~/coach/score/range";
import type { Review } from "~/coach/types";
import type { Question } from "~/data/questions/types";
import { canReply } from "~/feedback/replies/can-reply";
import { getExerciseTexts } from "~/practice/own-questions/exercise-question.server";
import { chooseNext, GENERAL_ASK, isTooShort, type ReviewedAttempt } from "./choose-next";
import { askAboutFigures, listUnknownFigures } from "./unknown-figures";
import { writeVerdict } from "./verdict";

/** What a review page says of a review, beside the review itself. */
export function describeReview(review: Review, question: Question, attempt: ReviewedAttempt) {
  return {
    verdict: writeVerdict(review, {
      kind: question.kind,
      usualWords: question.words,
      isShortOnPurpose: attempt.isShortOnPurpose,
      isExercise: review.isUnscored === true,
    }),
    figuresAsk: review.isUnscored
      ? askAboutFigures(
          listUnknownFigures(
            review.sentences.map(({ text }) => text).join("\n"),
            getExerciseTexts(question.id),
          ),
        )
      : "",
    next: chooseNext(review, question, attempt),
    isShort: isTooShort(review, attempt),
    hasRange: review.facts.words >= MIN_RANGE_WORDS || attempt.hasCode,
    isShortOnPurpose: attempt.isShortOnPurpose,
    canAnswer: canReply(review) && !attempt.isOlderAttempt,
    asks: Object.fromEntries(
      review.keyPoints.map(({ id }) => {
        const { ask = GENERAL_ASK, halves } =
          question.keyPoints.find((point) => point.id === id) ?? {};
        return [id, { ask, halves }];
      }),
    ),
  };
}
