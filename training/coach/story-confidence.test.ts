import { expect, it } from "vitest";
import { RUBRIC_VERSION } from "~/coach/rubric";
import leftOut from "./data/left-out-stories.json";
import { measureConfidence } from "./story-confidence";

it("is highest in stories whose scores are nearest to their marks, and whose verdicts are seldom false", () => {
  expect(leftOut.rubric, "`npm run coach:train` writes the file again").toBe(RUBRIC_VERSION);
  const [sure, fairly, little] = measureConfidence(leftOut.stories);
  if (!sure || !fairly || !little) return expect.unreachable();
  for (const { answers } of [sure, fairly, little]) expect(answers).toBeGreaterThan(100);
  expect(sure.meanError).toBeLessThan(fairly.meanError - 2);
  expect(fairly.meanError).toBeLessThan(little.meanError - 2);
  expect(sure.falseVerdicts).toBeLessThan(fairly.falseVerdicts);
  expect(fairly.falseVerdicts).toBeLessThan(little.falseVerdicts);
});
