import { expect, test } from "vitest";
import { getLastKey } from "./step-aside";
import type { StepSection } from "./step-section";

test("the hint names the keys that choose something in this step", () => {
  const skills: StepSection = { kind: "choices", scale: "level", fields: [] };
  const frequencies: StepSection = { kind: "choices", scale: "done", fields: [] };
  const goals: StepSection = { kind: "selects", title: "Your goal", fields: [] };
  expect(getLastKey([goals, skills])).toBe(5);
  expect(getLastKey([frequencies])).toBe(4);
  expect(getLastKey([goals])).toBe(0);
});
