import { expect, test } from "vitest";
import type { SkillId } from "~/data/skills";
import { listGaps } from "./gap";
import { buildSkillRecord } from "./record";
import { summarizeTarget } from "./target-summary";

const AT = "2026-11-20T12:00:00.000Z";
const DAY_BEFORE = "2026-11-19T12:00:00.000Z";
const summarize = (skills: SkillId[], scores: Partial<Record<SkillId, number>>) => {
  const answers = Object.entries(scores).flatMap(([skill, score]) =>
    [AT, DAY_BEFORE].map((at) => ({
      questionId: `${skill} ${at}`,
      skills: [skill as SkillId],
      score,
      at,
    })),
  );
  const record = buildSkillRecord([], answers, new Date(AT));
  const { headline, detail } = summarizeTarget("Data Scientist", listGaps(skills, record));
  return [`${headline.before}${headline.highlight}${headline.after}`, detail];
};

test.each<[SkillId[], Partial<Record<SkillId, number>>, string, string]>([
  [
    ["sql", "python", "statistics"],
    { sql: 80, python: 60, statistics: 30 },
    "You meet 1 of the 3 key skills for Data Scientist.",
    "Python is the quickest gap to close, 5 points short of 65; Statistics is the widest.",
  ],
  [
    ["sql", "python", "statistics"],
    { python: 20 },
    "You meet none of the 3 key skills for Data Scientist yet.",
    "Python is 45 points short of 65. There is no evidence yet of SQL and Statistics.",
  ],
  [
    ["sql", "python"],
    {},
    "No evidence yet of the 2 key skills for Data Scientist.",
    "SQL and Python: an answer, a rating or a quiz on any of them counts.",
  ],
  [
    ["sql", "python"],
    { sql: 30, python: 30 },
    "You meet none of the 2 key skills for Data Scientist yet.",
    "SQL and Python are 35 points short of 65.",
  ],
  [
    ["sql", "python"],
    { sql: 80, python: 90 },
    "You meet all 2 key skills for Data Scientist.",
    "Keep them fresh: evidence counts less as it ages.",
  ],
])("%j with %j", (skills, scores, headline, detail) => {
  expect(summarize(skills, scores)).toEqual([headline, detail]);
});
