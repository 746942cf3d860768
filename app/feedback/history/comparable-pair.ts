import type { ScoredSession } from "./types";

interface SessionPair {
  before: ScoredSession;
  after: ScoredSession;
}

/**
 * The last two scored sessions on the same card; if no card has two, the last two of any.
 *
 * @param sessions newest first
 */
export function findComparablePair(sessions: readonly ScoredSession[]): SessionPair | null {
  const scored = sessions.filter(({ meanScore }) => meanScore !== null);
  const groups = [...Map.groupBy(scored, ({ cardId }) => cardId).values(), scored];
  const [after, before] = groups.find((group) => group.length > 1) ?? [];
  return after && before ? { before, after } : null;
}
