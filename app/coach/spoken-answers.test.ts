import { describe, expect, it, test } from "vitest";
import { INTERVIEW_CARDS } from "~/data/questions/cards.server";
import { reviewAnswer } from "./embedded";
import { CONFLICT, SLOW_QUERY, STORY_ANSWERS, TECHNICAL_ANSWERS } from "./testing/fixtures";
import type { CoachRequest } from "./types";

type TestQuestion = Pick<CoachRequest, "kind" | "question" | "keyPoints">;

const INTERVIEW: TestQuestion = { kind: "behavioral", question: "Interview", keyPoints: [] };
const SENTENCES = [
  "I called each driver that morning and we moved two stops.",
  "The bakery in Riverside opened late, which nobody had written down.",
  "My manager wanted a shorter tour before the summer.",
  "I measured every stop with a watch for one week.",
  "In the end the bread arrived an hour earlier.",
];

const talk = (wordCount: number) =>
  Array.from({ length: 40 }, (_, index) => SENTENCES[index % SENTENCES.length])
    .join(" ")
    .split(" ")
    .slice(0, wordCount)
    .join(" ");

function getDimension(
  question: TestQuestion,
  answer: string,
  seconds: number | null,
  name: string,
) {
  const dimension = reviewAnswer({ ...question, answer, seconds }).dimensions.find(
    (item) => item.name === name,
  );
  if (!dimension) throw new Error(`no ${name}`);
  return dimension;
}

const STORIES = INTERVIEW_CARDS.flatMap(({ questions }) => questions)
  .filter(({ kind }) => kind === "behavioral")
  .map(({ samples }) => samples.senior)
  .join(" ")
  .split(" ");

test("there is no seam: a few words more never change the score by much", () => {
  const scores = Array.from({ length: 40 }, (_, index) => 80 + 10 * index).map(
    (wordCount) =>
      reviewAnswer({
        ...INTERVIEW,
        answer: STORIES.slice(0, wordCount).join(" "),
        seconds: wordCount / 2.6,
      }).score,
  );
  const steps = scores.slice(1).map((score, index) => Math.abs(score - (scores[index] ?? 0)));
  expect(Math.max(...steps)).toBeLessThanOrEqual(8);
  expect(Math.abs((scores.at(-1) ?? 0) - (scores[4] ?? 0))).toBeLessThanOrEqual(8);
});

describe("delivery", () => {
  const answer = `${STORY_ANSWERS.strong} ${talk(40)}`;
  const insert = (filler: string) => answer.replaceAll(" and ", ` ${filler} and `);

  it("falls with fillers, with soft ones about half as much", () => {
    const deliver = (text: string) => getDimension(CONFLICT, text, 60, "told").score;
    const [clean, soft, hard] = [answer, insert("basically"), insert("um")].map(deliver);
    expect(clean).toBeGreaterThan(hard ?? 0);
    expect(clean).toBeGreaterThanOrEqual(soft ?? 0);
    expect(soft).toBeGreaterThanOrEqual(hard ?? 0);
  });

  it.each([
    [1.2, "a little faster"],
    [4.5, "Slow down"],
  ])("names a pace of %s words a second, and what to change", (wordsPerSecond, gap) => {
    const words = answer.split(" ").length;
    const slow = getDimension(CONFLICT, answer, words / wordsPerSecond, "told");
    const fluent = getDimension(CONFLICT, answer, words / 2.7, "told");
    expect(slow.points).toBeLessThan(fluent.points);
    expect(slow.reason).toMatch(/Spoken at \d+ words a minute\.$/);
    expect(slow.gap).toContain(gap);
    expect(fluent.gap).not.toContain("words a minute");
  });

  it("says nothing of pace for a typed answer, and does not count it", () => {
    const typed = getDimension(CONFLICT, answer, null, "told");
    expect(typed.reason).not.toContain("a minute");
  });
});

test("a technical answer loses by a halting pace, and no more than half of how it is told", () => {
  const answer = `${TECHNICAL_ANSWERS.strong} ${talk(40)}`;
  const words = answer.split(" ").length;
  const typed = getDimension(SLOW_QUERY, answer, null, "told");
  const halting = getDimension(SLOW_QUERY, answer, words / 1.1, "told");
  expect(halting.points).toBeLessThan(typed.points);
  expect(halting.points).toBeGreaterThanOrEqual(typed.points / 3);
});
