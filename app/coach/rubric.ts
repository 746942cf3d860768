/**
 * The published rubric: the points for what was said and for how it is told. Used by the scoring
 * page and the scorers.
 */

/** Increased whenever the same answer could score differently. */
export const RUBRIC_VERSION = "3.0";

export interface RubricDimension {
  /** The dimension's stable name, as in `Dimension`. */
  name: "said" | "told";
  label: string;
  /** Points of 100. */
  weight: number;
  question: string;
}

interface Rubric {
  said: RubricDimension;
  told: RubricDimension;
}

/** For technical and case questions. */
export const EXPLANATION_RUBRIC: Rubric = {
  said: {
    name: "said",
    label: "What was said",
    weight: 70,
    question:
      "Which key points are shown, by weight, and are the facts the right way round? A wrong fact takes something away.",
  },
  told: {
    name: "told",
    label: "How it is told",
    weight: 30,
    question: "Sentences one can follow, few fillers and hedges; when spoken, pace.",
  },
};

/** For behavioral and motivation questions. */
export const STORY_RUBRIC: Rubric = {
  said: {
    name: "said",
    label: "What was said",
    weight: 60,
    question: "Which of the things the question asks for are in the story?",
  },
  told: {
    name: "told",
    label: "How it is told",
    weight: 40,
    question:
      "What you did, in the past tense; numbers, names and a result. When spoken, fillers and pace.",
  },
};

export function getRubric(isStory: boolean): Rubric {
  return isStory ? STORY_RUBRIC : EXPLANATION_RUBRIC;
}
