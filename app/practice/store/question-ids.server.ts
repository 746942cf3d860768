import { questionById } from "~/data/questions/cards.server";
import { parseIds } from "./stored-json.server";

/** A session's questions that are still in the bank, in the order they are numbered. */
export function parseQuestionIds(idsJson: string, sessionId: string): string[] {
  return parseIds(idsJson, sessionId).filter((id) => questionById(id) !== undefined);
}
