import explanationWeights from "~/coach/weights/explanations.json";
import storyWeights from "~/coach/weights/stories.json";
import type { AnswerContext } from "./answer-context";
import {
  estimateQuality,
  prepareModel,
  type PreparedModel,
  type QualityEstimate,
} from "./answer-model";
import { listAnswerTerms } from "./answer-terms";
import { measureExplanation } from "./explanation-features";
import { measureStory } from "./story-features";

const ofStories = prepareModel(storyWeights);
const ofExplanations = prepareModel(explanationWeights);

export interface AnswerReading extends QualityEstimate {
  /** In the order of `STORY_FEATURES` or `EXPLANATION_FEATURES`. */
  measures: readonly (number | undefined)[];
}

function read(
  context: AnswerContext,
  measures: AnswerReading["measures"],
  model: PreparedModel,
): AnswerReading {
  const terms = listAnswerTerms(context.judgedAnswer.sentences);
  return { measures, ...estimateQuality(measures, terms, model) };
}

/**
 * Reads a story or a motivation as a whole, whichever of its points are recognized.
 * @param model other than the one that ships
 */
export function readStory(context: AnswerContext, model = ofStories): AnswerReading {
  return read(context, measureStory(context), model);
}

/** Reads a technical or case answer as a whole, with its points as they are settled. */
export function readExplanation(context: AnswerContext, model = ofExplanations): AnswerReading {
  return read(context, measureExplanation(context), model);
}
