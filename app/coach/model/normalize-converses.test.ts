import { expect, it } from "vitest";
import { parseDocument } from "~/coach/text/document";
import { normalizeConverses } from "./normalize-converses";

const normalize = (answer: string, reference: string) =>
  normalizeConverses(parseDocument(answer), parseDocument(reference))
    .tokens.map(({ word }) => word)
    .join(" ");
const reference = "When the string is tighter, the pitch is higher.";

it("reads two opposites in one sentence as the converse", () => {
  expect(normalize("A slow disk makes a long queue.", "A fast disk makes a short queue.")).toBe(
    "a fast disk makes a short queue",
  );
});

it("leaves a single opposite, and both directions together, unchanged", () => {
  expect(normalize("When the string is tighter, the pitch is lower.", reference)).toBe(
    "when the string is tighter the pitch is lower",
  );
  expect(
    normalize(
      "The faster the disk the shorter the queue, the slower the longer.",
      "A faster disk makes a shorter queue.",
    ),
  ).toBe("the faster the disk the shorter the queue the slower the longer");
});
