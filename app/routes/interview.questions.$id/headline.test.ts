import { expect, test } from "vitest";
import { writeAttemptsHeadline } from "./headline";

const write = (attempts: Parameters<typeof writeAttemptsHeadline>[0], isExercise = false) =>
  writeAttemptsHeadline(attempts, { isExercise });

const attempt = (score: number | null, isTooOpen = false) => ({
  score,
  isOpen: isTooOpen,
  isTooOpen,
  isByEarlierRubric: false,
});

test("an attempt about which too much is open has no figure in the headline", () => {
  const open = attempt(52, true);
  expect(write([open]).headline).toBe("One attempt so far, and no score yet.");
  expect(write([open, open]).headline).toBe("2 attempts so far, and no score yet.");
  expect(write([attempt(40), open]).headline).toBe("One scored attempt so far: 40 of 100.");
  expect(write([attempt(null)]).headline).toBe("One attempt so far, with no score.");
});

test("attempts at an exercise are counted, and no score is promised", () => {
  expect(write([attempt(null)], true)).toEqual({
    headline: "One attempt so far.",
    detail: "An exercise has no score. Compare your answer with the solution in the lesson.",
  });
  expect(write([attempt(null), attempt(null)], true).headline).toBe("2 attempts so far.");
});
