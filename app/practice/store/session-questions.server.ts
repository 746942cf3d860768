import { questionById } from "~/data/questions/cards.server";
import type { Question } from "~/data/questions/types";
import { toQuestion } from "~/practice/own-questions/own-question";
import { parseCopies } from "~/practice/own-questions/stored-question.server";
import { parseIds } from "./stored-json.server";

/**
 * A session's questions, in the order they are numbered: those that are still in the bank, and the copies of what
 * people wrote.
 */
export function parseQuestions(row: {
  id: string;
  question_ids: string;
  own_questions: string;
}): Question[] {
  const copies = parseCopies(row.own_questions, row.id);
  return parseIds(row.question_ids, row.id).flatMap((id) => {
    const copy = copies.find((each) => each.id === id);
    return copy ? toQuestion(copy) : (questionById(id)?.question ?? []);
  });
}
