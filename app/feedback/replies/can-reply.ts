import type { AnsweredCheck, KeyPointReview, PointAnswers, Review } from "~/coach/types";
import { isByEarlierRubric } from "~/practice/store/earlier-rubric";

/** Whether a review asks at all: by the rubric of today, of an answer that says something. */
export function canReply(review: Review): boolean {
  return !isByEarlierRubric(review) && review.flag === null && review.sentences.length > 0;
}

/** Whether the person can say which sentence makes a point. What is told the wrong way round stays so. */
export function canAnswerPoint({ status }: Pick<KeyPointReview, "status">): boolean {
  return status !== "contradicted";
}

/** Whether an answer to a check can be taken back: a wrong one would be shed that way. */
export function canTakeBack({ chosen, key }: Pick<AnsweredCheck, "chosen" | "key">): boolean {
  return chosen === key;
}

/** Whether two reviews read the answer alike: the same points, and the same sentences where the person chose one. */
export function readAlike(review: Review, shown: Review, pointAnswers: PointAnswers): boolean {
  const isAlike = (sentence: number) => {
    const text = shown.sentences[sentence]?.text;
    // A long answer's last sentence is stored cut.
    return text !== undefined && review.sentences[sentence]?.text.startsWith(text) === true;
  };
  return Object.entries(pointAnswers).every(
    ([pointId, said]) =>
      review.keyPoints.some(({ id }) => id === pointId) && listSentences(said).every(isAlike),
  );
}

/** The sentences that a person says make a point, or a half of it. */
function listSentences(said: PointAnswers[string]): number[] {
  const halves = typeof said === "object" && said !== null ? [said[0], said[1]] : [said];
  return halves.filter((sentence) => typeof sentence === "number");
}
