import type { Kysely } from "kysely";
import { questionById } from "~/data/questions/cards.server";
import type { Tables } from "~/platform/database/tables";
import { parseCopies } from "~/practice/own-questions/stored-question.server";

/** What the owner was asked, by question id; the id itself for a question that was removed. */
export async function createPromptFinder(
  owner: string,
  connection: Kysely<Tables>,
): Promise<(questionId: string) => string> {
  const rows = await connection
    .selectFrom("interview_sessions")
    .select(["id", "own_questions"])
    .where("owner_id", "=", owner)
    .where("own_questions", "<>", "[]")
    .execute();
  const copies = rows.flatMap(({ id, own_questions }) => parseCopies(own_questions, id));
  const prompts = new Map(copies.map(({ id, prompt }) => [id, prompt]));
  return (id) => questionById(id)?.question.prompt ?? prompts.get(id) ?? id;
}
