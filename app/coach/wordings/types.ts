/**
 * What training on the bank of wordings leaves for one question: plain numbers, written by
 * `training/coach/fit-wordings.ts`.
 */
export interface TrainedQuestion {
  /** The question's prompt, by which it is found. */
  prompt: string;
  /** The features, separated by spaces: stems, with `!` in front if negated. */
  features: string;
  /** Ten times each feature's rarity among all wordings. */
  rarity: number[];
  points: TrainedPoint[];
  /** Each wording: the index of its point, its kind (an index of `WORDING_KINDS`), its features. */
  wordings: number[][];
}

export interface TrainedPoint {
  id: string;
  right: LinearWeights;
  wrong: LinearWeights;
}

/** Weights in thirtieths, one for each feature. */
export interface LinearWeights {
  bias: number;
  weights: number[];
}

export const WORDING_KINDS = ["makes", "off-point", "wrong", "label"] as const;
/** Whether a sentence makes its point, and if not, how it misses it. */
export type WordingKind = (typeof WORDING_KINDS)[number];

/** How the measures of one sentence add up to the log odds that it makes, or denies, a point. */
export interface Combination {
  bias: number;
  weights: number[];
}

/** What the wordings of all explanations, or of all stories, have in common. */
export interface TrainedGroup {
  right: Combination;
  wrong: Combination;
}

export interface TrainedWordings {
  /** The rarity of a stem that is in no wording of the question. */
  unknownRarity: number;
  explanations: TrainedGroup;
  stories: TrainedGroup;
  questions: TrainedQuestion[];
}
