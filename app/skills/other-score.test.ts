import { expect, test } from "vitest";
import { buildSkillRecord } from "./record";

const NOW = new Date("2026-11-21T12:00:00.000Z");
const OWN = {
  questionId: "a",
  skills: ["sql" as const],
  score: 90,
  at: "2026-11-10T09:00:00.000Z",
  isOwnAccount: true,
};

const mark = (value: number, day: number, question = "a") => ({
  skill: "sql" as const,
  source: "reviewed" as const,
  subject: `mentor-${day}/${question}`,
  value,
  at: `2026-11-${String(day).padStart(2, "0")}T09:00:00.000Z`,
});

const summarize = (
  answer: typeof OWN & { otherScore?: number },
  marks: ReturnType<typeof mark>[] = [],
) => buildSkillRecord([], [answer], NOW, marks)[0]?.practiced;

test("beside a person’s own account a model’s score counts", () => {
  expect(summarize(OWN)).toMatchObject({ mean: 90, ownAccount: 1, scoredByOther: 0 });
  expect(summarize({ ...OWN, otherScore: 50 })).toMatchObject({
    mean: 50,
    ownAccount: 1,
    scoredByOther: 1,
  });
});

test("before a model’s score a mentor’s newest mark counts, if it is of this question and newer than the answer", () => {
  const answer = { ...OWN, otherScore: 50 };
  expect(summarize(answer, [mark(20, 12), mark(30, 11), mark(99, 13, "b")])?.mean).toBe(20);
  expect(summarize(answer, [mark(20, 9)])?.mean).toBe(50);
});

test("a score that isn’t the person’s own account stays", () => {
  const answer = { ...OWN, isOwnAccount: false, otherScore: 50 };
  expect(summarize(answer, [mark(20, 12)])).toMatchObject({ mean: 90, scoredByOther: 0 });
});
