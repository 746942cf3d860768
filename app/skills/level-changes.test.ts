import { expect, test } from "vitest";
import { listLevelChanges } from "./level-changes";
import { buildSkillRecord } from "./record";

const NOW = new Date("2026-11-21T12:00:00.000Z");
const SINCE = "2026-11-14T12:00:00.000Z";
const WEEK_AGO = new Date(SINCE);
const answer = (questionId: string, skill: "sql" | "python", score: number, at: string) => ({
  questionId,
  skills: [skill],
  score,
  at,
});
const OLD = "2026-11-01T09:00:00.000Z";
const NEW = "2026-11-20T09:00:00.000Z";

test("levels that new evidence changed, the largest change first", () => {
  const ratings = [{ skill: "empathy" as const, level: 3 as const, ratedAt: NEW }];
  const before = [answer("a", "sql", 40, OLD), answer("b", "python", 60, OLD)];
  const added = [answer("a", "sql", 70, NEW), answer("c", "python", 50, NEW)];
  const changes = listLevelChanges(
    buildSkillRecord([], before, WEEK_AGO),
    buildSkillRecord(ratings, [...before, ...added], NOW),
    SINCE,
  );
  expect(changes).toEqual([
    {
      skill: "sql",
      name: "SQL",
      from: 40,
      to: 70,
      basis: null,
      isNewlyMet: true,
      sources: ["answers"],
    },
    {
      skill: "python",
      name: "Python",
      from: 60,
      to: 55,
      basis: null,
      isNewlyMet: false,
      sources: ["answers"],
    },
    {
      skill: "empathy",
      name: "Empathy",
      from: null,
      to: 55,
      basis: null,
      isNewlyMet: false,
      sources: ["your rating"],
    },
  ]);
});

test("what only aged did not change", () => {
  const answers = [answer("a", "sql", 40, OLD), answer("b", "sql", 80, "2026-06-01T09:00:00.000Z")];
  expect(
    listLevelChanges(
      buildSkillRecord([], answers, WEEK_AGO),
      buildSkillRecord([], answers, NOW),
      SINCE,
    ),
  ).toEqual([]);
});
