import type { AnswerContext } from "./answer-context";
import { measureStory } from "./story-features";
import { judgeStory, type StoryJudgment } from "./story-model";
import { listStoryTerms } from "./story-terms";

export interface StoryReading extends StoryJudgment {
  /** In the order of `STORY_FEATURES`. */
  measures: readonly number[];
}

/** Reads a story or a motivation as a whole, whichever of its points are recognized. */
export function readStory(context: AnswerContext): StoryReading {
  const measures = measureStory(context);
  return {
    measures,
    ...judgeStory(measures, listStoryTerms(context.judgedAnswer.sentences)),
  };
}
