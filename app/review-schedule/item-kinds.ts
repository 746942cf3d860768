import type { QueueItemKind } from "./queue";

export const KIND_NAMES: Record<QueueItemKind, string> = {
  question: "Question",
  code: "Code",
  quiz: "Quiz",
  exercise: "Code exercise",
};
