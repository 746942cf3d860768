export function writeComebackHeadline(
  dueCount: number,
  laterCount: number,
  masteredCount: number,
): string {
  if (dueCount + laterCount + masteredCount === 0)
    return "Nothing is scheduled yet. Answer your first question.";
  if (dueCount === 0)
    return laterCount === 0
      ? `${masteredCount === 1 ? "Your only question is mastered" : `All ${masteredCount} questions are mastered`}. Nothing is due.`
      : "Nothing is due today";
  return dueCount === 1 ? "One question is due" : `${dueCount} questions are due`;
}
