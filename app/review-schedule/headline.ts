import { formatList, pluralize } from "~/ui/format";
import type { QueueItemKind } from "./queue";

/** What is due today, or why nothing is. */
export function writeDueHeadline(
  due: readonly { kind: QueueItemKind }[],
  laterCount: number,
  mastered: readonly { kind: QueueItemKind }[],
  postponedCount = 0,
): string {
  if (due.length === 0 && postponedCount > 0)
    return postponedCount === 1
      ? "Done for today. 1 more is due tomorrow."
      : `Done for today. ${postponedCount} more are due tomorrow.`;
  if (due.length + laterCount + mastered.length === 0)
    return "Nothing is scheduled yet. Answer your first question.";
  if (due.length === 0)
    return laterCount === 0
      ? `${describeMastered(mastered)} mastered. Nothing is due.`
      : "Nothing is due today";
  const [first] = due;
  return due.length === 1 && first ? `One ${nameKind(first)} is due` : `${countKinds(due)} are due`;
}

function describeMastered(mastered: readonly { kind: QueueItemKind }[]): string {
  const [first] = mastered;
  if (mastered.length === 1 && first) return `Your only ${nameKind(first)} is`;
  const isMixed = new Set(mastered.map(nameKind)).size > 1;
  return `${isMixed ? "" : "All "}${countKinds(mastered)} are`;
}

function nameKind({ kind }: { kind: QueueItemKind }): string {
  if (kind === "quiz") return "quiz";
  return kind === "exercise" ? "code exercise" : "question";
}

/** "2 questions, 1 quiz and 1 code exercise" */
function countKinds(items: readonly { kind: QueueItemKind }[]): string {
  const quizzes = items.filter(({ kind }) => kind === "quiz").length;
  const exercises = items.filter(({ kind }) => kind === "exercise").length;
  const questions = items.length - quizzes - exercises;
  return formatList([
    ...(questions > 0 ? [pluralize(questions, "question")] : []),
    ...(quizzes > 0 ? [quizzes === 1 ? "1 quiz" : `${quizzes} quizzes`] : []),
    ...(exercises > 0 ? [pluralize(exercises, "code exercise")] : []),
  ]);
}
