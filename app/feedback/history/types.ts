import type { BandName } from "~/coach/types";
import type { SessionSummary } from "~/practice/store/types";

export interface ScoredSession extends SessionSummary {
  /**
   * Mean score of the latest attempts, rounded; null if none has a readable review with a figure,
   * and while scores are hidden.
   */
  meanScore: number | null;
  /** Something is still asked that would change it. */
  isOpen: boolean;
  /** The answers behind the mean were reviewed by an earlier rubric, or some of them. */
  isByEarlierRubric: boolean;
  /** The band of that mean. */
  band: BandName | null;
  /** The scores behind the mean. */
  scores: number[];
  /** No answer of it has a score, and none will. */
  isUnscored: boolean;
  /** Answers whose stored review can't be read; they are left out of the mean. */
  unreadableCount: number;
}
