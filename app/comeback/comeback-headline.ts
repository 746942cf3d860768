export function writeComebackHeadline(
  dueCount: number,
  laterCount: number,
  masteredCount: number,
): string {
  if (dueCount + laterCount + masteredCount === 0)
    return "Nothing comes back yet. Answer a first question.";
  if (dueCount === 0)
    return laterCount === 0
      ? `${masteredCount === 1 ? "Your one question is mastered" : `All ${masteredCount} are mastered`}. Nothing is due.`
      : "Nothing is due today";
  return dueCount === 1 ? "One question is due" : `${dueCount} questions are due`;
}
