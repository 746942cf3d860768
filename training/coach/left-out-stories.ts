import type { StoryModels } from "~/coach/score/answer-context";
import { reviewAnswer } from "~/coach/embedded";
import type { Review } from "~/coach/types";
import { fitStoryModel } from "./fit-stories";
import { fitVerdicts, type LabeledPoint } from "./fit-verdicts";
import { DEVELOPMENT_SETS, loadGradedAnswers } from "./graded-answers";
import { isStoryKind, prepareQuestionsWithout, type StoryRow } from "./story-rows";

export interface LeftOutReview {
  set: string;
  /** Its place in the set. */
  index: number;
  id: string;
  kind: string;
  quality: string;
  mark: number;
  answer: string;
  review: Review;
}

/** Everything that reads stories, fitted without one set. */
export function fitWithoutSet(
  set: string,
  rows: readonly StoryRow[],
  points: readonly LabeledPoint[],
): StoryModels {
  return {
    questions: prepareQuestionsWithout(set),
    story: fitStoryModel(rows.filter((row) => row.set !== set)),
    verdicts: fitVerdicts(points.filter((point) => point.set !== set)),
  };
}

/** The stories and motivations of the development sets, each reviewed as if its writer were a stranger. */
export function reviewLeftOut(
  rows: readonly StoryRow[],
  points: readonly LabeledPoint[],
  sets: readonly string[] = DEVELOPMENT_SETS,
): LeftOutReview[] {
  return sets.flatMap((set) => {
    const models = fitWithoutSet(set, rows, points);
    return loadGradedAnswers(set).flatMap(({ question, ...graded }, index) => {
      const { id, kind, prompt, keyPoints } = question;
      if (!isStoryKind(kind)) return [];
      const { answer, seconds, mark, quality } = graded;
      const request = { kind, question: prompt, keyPoints, answer, seconds };
      const review = reviewAnswer(request, models);
      return [{ set, index, id, kind, quality, mark, answer, review }];
    });
  });
}
