import type { AnswerContext } from "./answer-context";

/** "The coach found 3 of 7 key points, 2 more partly." */
export function describeCoverage(context: AnswerContext, noun: string): string {
  const countByStatus = (status: string) =>
    context.matches.filter((match) => match.status === status).length;
  const [coveredCount, partialCount] = [countByStatus("covered"), countByStatus("partial")];
  if (coveredCount === 0)
    return `The coach found none of the ${context.matches.length} ${noun}${partialCount > 0 ? ` in full, ${partialCount} partly` : ""}.`;
  return `The coach found ${coveredCount} of ${context.matches.length} ${noun}${partialCount > 0 ? `, ${partialCount} more partly` : ""}.`;
}
