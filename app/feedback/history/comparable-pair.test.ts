import { expect, test } from "vitest";
import { findComparablePair } from "./comparable-pair";

const createSession = (id: string, cardId: string, meanScore: number | null = 50) => ({
  id,
  cardId,
  title: cardId,
  startedAt: "2026-11-01T09:00:00.000Z",
  endedAt: null,
  questionCount: 12,
  answeredCount: 1,
  areScoresHidden: false,
  meanScore,
  isOpen: false,
  isByEarlierRubric: false,
  band: null,
  scores: [],
  unreadableCount: 0,
  isUnscored: false,
});
const findIds = (...sessions: ReturnType<typeof createSession>[]) => {
  const pair = findComparablePair(sessions);
  return pair && [pair.before.id, pair.after.id];
};

test("the last two of the same card, even if another card is newer", () => {
  expect(
    findIds(
      createSession("4", "databases"),
      createSession("3", "conflict"),
      createSession("2", "conflict"),
      createSession("1", "conflict"),
    ),
  ).toEqual(["2", "3"]);
});

test("sessions without a score don't count; without two of a card, the last two of any", () => {
  expect(
    findIds(
      createSession("3", "conflict", null),
      createSession("2", "databases"),
      createSession("1", "conflict"),
    ),
  ).toEqual(["1", "2"]);
  expect(findIds(createSession("1", "conflict"))).toBeNull();
});
