import { type QuestionWithCard, questionById } from "~/data/questions/cards.server";
import { getLatestAttemptRow } from "~/practice/store/queries.server";
import { findExerciseQuestion } from "./exercise-question.server";
import { EXERCISES_CARD, OWN_QUESTIONS_CARD, type OwnQuestion, toQuestion } from "./own-question";
import * as queries from "./queries.server";
import { parseOwnQuestion } from "./stored-question.server";

/** A question of the bank, a lesson's exercise, or a question of this owner or for everyone on this server. */
export async function findQuestion(
  owner: string | undefined,
  id: string,
): Promise<QuestionWithCard | undefined> {
  return (await createQuestionFinder(owner, [id]))(id);
}

/** The same; 410 for a question that was deleted after the owner answered it, 404 for everything else. */
export async function requireQuestion(
  owner: string | undefined,
  id = "",
): Promise<QuestionWithCard> {
  const found = await findQuestion(owner, id);
  if (found) return found;
  if (owner && (await getLatestAttemptRow(owner, id)))
    throw new Response("This question was deleted. Your answers to it are in your history.", {
      status: 410,
    });
  throw new Response("Not found", { status: 404 });
}

/** Finds any of these questions, as `findQuestion` does; reads the database only for those that aren't in the bank. */
export async function createQuestionFinder(
  owner: string | undefined,
  ids: Iterable<string>,
): Promise<(id: string) => QuestionWithCard | undefined> {
  const own = await listOwnQuestionsById(owner, ids);
  const found = new Map(
    own.map((question) => [
      question.id,
      {
        question: toQuestion(question),
        card: findExerciseQuestion(question.id) ? EXERCISES_CARD : OWN_QUESTIONS_CARD,
      },
    ]),
  );
  return (id) => questionById(id) ?? found.get(id);
}

/** Those of these questions that a person wrote or that are a lesson's exercise, in the order of the ids. */
export async function listOwnQuestionsById(
  owner: string | undefined,
  ids: Iterable<string>,
): Promise<OwnQuestion[]> {
  const otherIds = [...new Set(ids)].filter((id) => !questionById(id));
  const ownIds = otherIds.filter((id) => !findExerciseQuestion(id));
  const rows = ownIds.length === 0 ? [] : await queries.listUsableRows(owner, ownIds);
  return otherIds.flatMap((id) => {
    const row = rows.find((each) => each.id === id);
    return findExerciseQuestion(id) ?? (row ? parseOwnQuestion(row) : []);
  });
}
