import { describe, expect, it } from "vitest";
import { countFalseVerdicts, listPointVerdicts } from "./point-verdicts";

const verdicts = listPointVerdicts();

describe("verdicts on single points against the labels of readers", () => {
  it.each(["technical", "case"])("are seldom false in answers to %s questions", (kind) => {
    const { share, partial, partlyLabels } = countFalseVerdicts(
      verdicts.filter((verdict) => verdict.kind === kind),
    );
    expect(share).toBeLessThan(0.07);
    // Not because everything is called partly found.
    expect(partial).toBeLessThan(partlyLabels);
  });

  it("are false for less than one point in ten of stories", () => {
    const stories = verdicts.filter(({ kind }) => kind === "behavioral" || kind === "motivation");
    expect(countFalseVerdicts(stories).share).toBeLessThan(0.1);
  });
});
