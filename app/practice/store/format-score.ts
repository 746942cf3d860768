/** A score in a list: the best estimate, “for now” while something is open. */
export function formatScore(score: number, isOpen: boolean | undefined): string {
  return isOpen ? `${score} for now` : String(score);
}
