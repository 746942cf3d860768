import { expect, test } from "vitest";
import { summarizeProgress } from "./progress-summary";

const SETTLED = { score: 80, isOpen: false, isTooOpen: false, isByEarlierRubric: false };

test.each([
  [[], 24, "You’ve rated 24 skills and practiced none yet.", "A rating is your own opinion."],
  [[], 0, "You haven’t answered a question yet.", "Answer one to get your first score."],
  [[52], 0, "Your first answer scored 52 of 100: developing.", "1 answer so far."],
  [[40, 60, 80], 0, "Your last 3 answers average 60 of 100: developing.", "After ten"],
  [
    [50, 50, 50, 50, 50, 70, 70, 70, 70, 70],
    0,
    "Your last 5 answers average 70 of 100: solid.",
    "That is up from 50 for the five before.",
  ],
  [
    [90, 50, 50, 50, 50, 50, 40, 40, 40, 40, 40],
    0,
    "Your last 5 answers average 40 of 100: emerging.",
    "That is down from 50 for the five before.",
  ],
  [
    [60, 60, 60, 60, 60, 60, 60, 60, 60, 60],
    0,
    "Your last 5 answers average 60 of 100: developing.",
    "That is the same 60 as in the five before.",
  ],
])("%j", (scores, rated, headline, detail) => {
  const attempts = scores.map((score) => ({ ...SETTLED, score }));
  const summaryCount = summarizeProgress(attempts, rated);
  expect(summaryCount.headline).toBe(headline);
  expect(summaryCount.detail).toContain(detail);
});

test("open scores are for now, and different rubrics make no trend", () => {
  const open = { ...SETTLED, score: 50, isOpen: true };
  expect(summarizeProgress([open], 0).headline).toContain("50 of 100 for now");
  const old = { ...SETTLED, score: 90, isByEarlierRubric: true };
  const attempts = [
    ...Array.from({ length: 5 }, () => old),
    ...Array.from({ length: 5 }, () => open),
  ];
  expect(summarizeProgress(attempts, 0).detail).toContain("doesn’t compare");
});

test("an answer about which too much is open counts in no mean", () => {
  const tooOpen = { ...SETTLED, score: 20, isOpen: true, isTooOpen: true };
  expect(summarizeProgress([tooOpen], 3)).toEqual({
    headline: "No score yet.",
    detail: "1 answer so far. The reviews still ask which sentences make the points.",
  });
  expect(summarizeProgress([SETTLED, tooOpen], 0).headline).toBe(
    "Your one scored answer has 80 of 100: solid.",
  );
  expect(summarizeProgress([SETTLED, tooOpen, SETTLED], 0)).toEqual({
    headline: "Your last 2 scored answers average 80 of 100: solid.",
    detail: "3 answers so far. After ten answers you’ll see a trend here.",
  });
});
