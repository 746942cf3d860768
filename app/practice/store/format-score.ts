import { NO_SCORE_YET } from "~/coach/score/range";

interface ListedScore {
  score: number;
  /** Something is still asked that would change the score. */
  isOpen: boolean;
  /** So much is still asked that a figure would say too little. */
  isTooOpen?: boolean;
}

/** A score in a list: the best estimate, “for now” while something is open, or “No score yet”. */
export function formatScore({ score, isOpen, isTooOpen = false }: ListedScore): string {
  if (isTooOpen) return NO_SCORE_YET;
  return isOpen ? `${score} for now` : String(score);
}
