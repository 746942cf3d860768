import type { AnswerContext } from "./answer-context";

/** "3 of 7 key points are in your answer, 2 more partly." */
export function describeCoverage(context: AnswerContext, noun: string, predicate: string): string {
  const countByStatus = (status: string) =>
    context.matches.filter((match) => match.status === status).length;
  const [coveredCount, partialCount] = [countByStatus("covered"), countByStatus("partial")];
  if (coveredCount === 0)
    return `None of the ${context.matches.length} ${noun} is ${predicate}${partialCount > 0 ? `, ${partialCount} partly` : ""}.`;
  return `${coveredCount} of ${context.matches.length} ${noun} ${coveredCount === 1 ? "is" : "are"} ${predicate}${partialCount > 0 ? `, ${partialCount} more partly` : ""}.`;
}
