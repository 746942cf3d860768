import { listAnswerTexts } from "~/practice/store/queries.server";
import { listTellings } from "./queries.server";
import { countWords } from "./short-version";
import type { CountedTelling } from "./types";

/**
 * When the owner told which story, the first time first, and in how many words. Where its answer was told again in
 * fewer, those count.
 */
export async function listCountedTellings(owner: string): Promise<CountedTelling[]> {
  const tellings = await listTellings(owner);
  const answers = await listAnswerTexts(
    owner,
    tellings.flatMap(({ sessionId }) => sessionId ?? []),
  );
  return tellings.map((telling) => {
    const told = answers.findLast(
      ({ sessionId, retells, createdAt }) =>
        sessionId === telling.sessionId && retells === null && createdAt <= telling.toldAt,
    );
    const last = answers.findLast(({ id, retells }) => told && (retells ?? id) === told.id);
    return { ...telling, words: last ? countWords(last.text) : null };
  });
}
