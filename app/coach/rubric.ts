/** The published rubric: what each dimension is worth and what it asks. The page about scoring and the scorers read the same figures. */

/** Raised whenever the same answer could score differently. */
export const RUBRIC_VERSION = "1.3";

export interface RubricLine {
  /** The dimension's stable name, as in `Dimension`. */
  name: string;
  label: string;
  /** Points of 100. */
  typed: number;
  spoken: number;
  asks: string;
}

/** For technical and case questions; the points are the same typed or spoken. */
export const SUBJECT_RUBRIC = {
  correctness: {
    name: "correctness",
    label: "Correctness",
    typed: 35,
    spoken: 35,
    asks: "Is what you say right? A point said wrongly, or denied, costs more than one left out.",
  },
  completeness: {
    name: "completeness",
    label: "Completeness",
    typed: 35,
    spoken: 35,
    asks: "How many of the key points are there, by their weight?",
  },
  clarity: {
    name: "clarity",
    label: "Clarity",
    typed: 15,
    spoken: 15,
    asks: "Short sentences, few fillers and hedges.",
  },
  structure: {
    name: "structure",
    label: "Structure",
    typed: 15,
    spoken: 15,
    asks: "Sentences in a line, not one breath.",
  },
} as const satisfies Record<string, RubricLine>;

/** For behavioral and motivation questions. */
export const STORY_RUBRIC = {
  structure: {
    name: "structure",
    label: "Structure",
    typed: 25,
    spoken: 20,
    asks: "Situation, task, action, result. A motivation answer needs no story: points in separate sentences.",
  },
  specificity: {
    name: "specificity",
    label: "Specificity",
    typed: 20,
    spoken: 15,
    asks: "Concrete words, numbers, a result with a size.",
  },
  ownership: {
    name: "ownership",
    label: "Ownership",
    typed: 15,
    spoken: 10,
    asks: "What did you do yourself?",
  },
  relevance: {
    name: "relevance",
    label: "Relevance",
    typed: 30,
    spoken: 20,
    asks: "How much of what was asked is told?",
  },
  delivery: {
    name: "delivery",
    label: "Delivery",
    typed: 10,
    spoken: 35,
    asks: "Fillers and hedges; when spoken, pace.",
  },
} as const satisfies Record<string, RubricLine>;

/** Words a told answer needs before its form can count whole. */
export const ENOUGH_WORDS = 70;
