import { randomUUID } from "node:crypto";
import { cardById } from "~/data/questions/cards.server";
import type { Mode } from "~/practice/store/modes";
import { getSessionRow } from "~/practice/store/queries.server";
import { parseIds } from "~/practice/store/stored-json.server";
import type { Session } from "~/practice/store/types";
import * as queries from "./queries.server";

/** Starts a session on a card. Returns its id, or undefined if the card doesn't exist. */
export async function startSession(
  owner: string,
  cardId: string,
  mode: Mode,
): Promise<string | undefined> {
  const card = cardById(cardId);
  if (!card) return undefined;
  return queries.insertSession({
    id: randomUUID(),
    owner_id: owner,
    card_id: card.id,
    question_ids: JSON.stringify(card.questions.map((question) => question.id)),
    skipped_ids: "[]",
    mode,
    started_at: new Date().toISOString(),
    ended_at: null,
  });
}

export async function skipQuestion(
  owner: string,
  session: Session,
  questionId: string,
): Promise<void> {
  // Optimistic retry: concurrent skips must both be recorded.
  for (;;) {
    const row = await getSessionRow(owner, session.id);
    if (
      !row ||
      (await queries.updateSkippedIds(
        owner,
        session.id,
        row.skipped_ids,
        JSON.stringify([...new Set([...parseIds(row.skipped_ids, row.id), questionId])]),
      ))
    )
      return;
  }
}

export async function endSession(owner: string, session: Session): Promise<void> {
  await queries.markSessionEnded(owner, session.id, new Date().toISOString());
}
