import type { AnswerContext } from "./answer-context";
import { measureStory } from "./story-features";
import { judgeStory, type StoryJudgment, type StoryModel } from "./story-model";
import { listStoryTerms } from "./story-terms";

export interface StoryReading extends StoryJudgment {
  /** In the order of `STORY_FEATURES`. */
  measures: readonly number[];
}

/**
 * Reads a story or a motivation as a whole, whichever of its points are recognized.
 * @param other a model other than the one that ships
 */
export function readStory(context: AnswerContext, other?: StoryModel): StoryReading {
  const measures = measureStory(context);
  return {
    measures,
    ...judgeStory(measures, listStoryTerms(context.judgedAnswer.sentences), other),
  };
}
