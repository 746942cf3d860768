import { expect, test } from "vitest";
import { getPointState } from "./point-state";

test("only a fact or the person settles a point", () => {
  expect(getPointState({ status: "covered", source: "person" })).toBe("settled");
  expect(getPointState({ status: "partial", source: "checked" })).toBe("settled");
  expect(getPointState({ status: "covered", source: "seen" })).toBe("settled");
  expect(getPointState({ status: "covered", source: "thought" })).toBe("thought");
  expect(getPointState({ status: "partial", source: "model" })).toBe("thought");
});

test("only the person leaves a point out, and a wrong fact is asked about again", () => {
  expect(getPointState({ status: "missed", source: "person" })).toBe("left-out");
  expect(getPointState({ status: "missed", source: "seen" })).toBe("asked");
  expect(getPointState({ status: "contradicted", source: "checked" })).toBe("asked");
});
