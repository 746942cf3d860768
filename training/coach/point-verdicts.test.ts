import { expect, it } from "vitest";
import { countFalseVerdicts, listPointVerdicts } from "./point-verdicts";

const verdicts = listPointVerdicts();

it.each(["technical", "case", "behavioral", "motivation"])(
  "what is stated of points is seldom false in answers to %s questions",
  (kind) => {
    const { share, stated } = countFalseVerdicts(
      verdicts.filter((verdict) => verdict.kind === kind),
    );
    // Two of five answers of these sets are wrong or empty on purpose; of people’s answers it is less.
    expect(share).toBeLessThan(0.25);
    // Not because nothing is stated.
    expect(stated).toBeGreaterThan(0.05);
  },
);
