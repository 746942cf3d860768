/**
 * The published rubric: the weight and question of each dimension, used by the scoring page and the
 * scorers.
 */

/** Increased whenever the same answer could score differently. */
export const RUBRIC_VERSION = "2.5";

export interface RubricDimension {
  /** The dimension's stable name, as in `Dimension`. */
  name: string;
  label: string;
  /** Points of 100. */
  typedWeight: number;
  spokenWeight: number;
  question: string;
}

/** For technical and case questions; the points are the same typed or spoken. */
export const TECHNICAL_RUBRIC = {
  correctness: {
    name: "correctness",
    label: "Correctness",
    typedWeight: 35,
    spokenWeight: 35,
    question:
      "Is what you say correct and definite? A wrong point costs more than a missing one; sweeping claims cost too.",
  },
  completeness: {
    name: "completeness",
    label: "Completeness",
    typedWeight: 35,
    spokenWeight: 35,
    question: "How many of the key points do you cover, by weight?",
  },
  clarity: {
    name: "clarity",
    label: "Clarity",
    typedWeight: 15,
    spokenWeight: 15,
    question: "Short sentences, few fillers and hedges.",
  },
  structure: {
    name: "structure",
    label: "Structure",
    typedWeight: 15,
    spokenWeight: 15,
    question: "Separate sentences in a clear order.",
  },
} as const satisfies Record<string, RubricDimension>;

/** For behavioral and motivation questions. */
export const BEHAVIORAL_RUBRIC = {
  structure: {
    name: "structure",
    label: "Structure",
    typedWeight: 25,
    spokenWeight: 20,
    question:
      "Situation, task, action, result. A motivation answer doesn’t need a story: make each point in its own sentence.",
  },
  specificity: {
    name: "specificity",
    label: "Specificity",
    typedWeight: 20,
    spokenWeight: 15,
    question: "Concrete words, numbers, a measurable result.",
  },
  ownership: {
    name: "ownership",
    label: "Ownership",
    typedWeight: 15,
    spokenWeight: 10,
    question: "What did you do yourself?",
  },
  relevance: {
    name: "relevance",
    label: "Relevance",
    typedWeight: 30,
    spokenWeight: 20,
    question: "How much of the question do you answer, and how concretely?",
  },
  delivery: {
    name: "delivery",
    label: "Delivery",
    typedWeight: 10,
    spokenWeight: 35,
    question: "Fillers and hedges; when spoken, pace.",
  },
} as const satisfies Record<string, RubricDimension>;

/** Words a spoken or told answer needs before its form counts in full. */
export const FULL_LENGTH_WORDS = 70;
