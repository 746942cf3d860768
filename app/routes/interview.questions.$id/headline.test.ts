import { expect, test } from "vitest";
import { writeAttemptsHeadline } from "./headline";

const attempt = (score: number | null, isTooOpen = false) => ({
  score,
  isOpen: isTooOpen,
  isTooOpen,
  isByEarlierRubric: false,
});

test("an attempt about which too much is open has no figure in the headline", () => {
  const open = attempt(52, true);
  expect(writeAttemptsHeadline([open]).headline).toBe("One attempt so far, and no score yet.");
  expect(writeAttemptsHeadline([open, open]).headline).toBe("2 attempts so far, and no score yet.");
  expect(writeAttemptsHeadline([attempt(40), open]).headline).toBe(
    "One scored attempt so far: 40 of 100.",
  );
  expect(writeAttemptsHeadline([attempt(null)]).headline).toBe(
    "One attempt so far, with no score.",
  );
});
