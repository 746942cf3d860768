import { questionById } from "~/data/questions/cards.server";

/** Everyone who has worked or studied can answer these unprepared, in about three minutes. */
export const GENERAL_QUESTION_IDS = [
  "proudest-work",
  "learned-from-scratch",
  "hard-to-work-with",
  "deadline-in-danger",
  "received-hard-feedback",
  "helped-colleague-grow",
  "said-no-to-a-request",
];

/** The first of the general questions that isn't answered yet; once all are, the first again. */
export function chooseQuickQuestion(answeredIds: readonly string[]) {
  const id = GENERAL_QUESTION_IDS.find((candidate) => !answeredIds.includes(candidate));
  const found = questionById(id ?? GENERAL_QUESTION_IDS[0] ?? "");
  return found ? { id: found.question.id, prompt: found.question.prompt } : null;
}
