import { expect, test } from "vitest";
import type { LabelChange } from "~/assessment/matching/label-change";
import { describeLabelChange } from "./describe-label-change";

const PROFILE = Array.from({ length: 6 }, () => ({ low: 60, high: 80 }));
const toChange = (fit: LabelChange["fit"], steps: number, score: number): LabelChange => ({
  areas: [{ area: 1, steps, score }],
  totalSteps: Math.abs(steps),
  fit,
});

test("a change names both labels in order: down drops, up rises", () => {
  expect(describeLabelChange("best", toChange("great", -6, 50), PROFILE)).toMatch(
    /^A stable match: it would drop from best to great fit only if your Investigative answers fell by 6 steps/,
  );
  expect(describeLabelChange("good", toChange("great", 1, 70), PROFILE)).toMatch(
    /^It would rise from good to great fit if your Investigative answers rose by 1 step in all/,
  );
});

test("a match that nothing changes says so", () => {
  expect(describeLabelChange("best", undefined, PROFILE)).toBe(
    "A very stable match: no change of your answers in one area or two would make it anything but a best fit.",
  );
});
