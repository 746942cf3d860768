/** The published rubric: what each dimension is worth and what it asks. The page about scoring and the scorers read the same figures. */

/** Raised whenever the same answer could score differently. */
export const RUBRIC_VERSION = "1.3";

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
      "Is what you say right? A point said wrongly, or denied, costs more than one left out.",
  },
  completeness: {
    name: "completeness",
    label: "Completeness",
    typedWeight: 35,
    spokenWeight: 35,
    question: "How many of the key points are there, by their weight?",
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
    question: "Sentences in a line, not one breath.",
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
      "Situation, task, action, result. A motivation answer needs no story: points in separate sentences.",
  },
  specificity: {
    name: "specificity",
    label: "Specificity",
    typedWeight: 20,
    spokenWeight: 15,
    question: "Concrete words, numbers, a result with a size.",
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
    question: "How much of what was asked is told?",
  },
  delivery: {
    name: "delivery",
    label: "Delivery",
    typedWeight: 10,
    spokenWeight: 35,
    question: "Fillers and hedges; when spoken, pace.",
  },
} as const satisfies Record<string, RubricDimension>;

/** Words a told answer needs before its form can count whole. */
export const FULL_LENGTH_WORDS = 70;
