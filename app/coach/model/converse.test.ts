import { expect, it } from "vitest";
import { readDocument } from "~/coach/text/document";
import { readConverses } from "./converse";

const read = (answer: string, reference: string) =>
  readConverses(readDocument(answer), readDocument(reference))
    .tokens.map(({ word }) => word)
    .join(" ");
const reference = "When the string is tighter, the pitch is higher.";

it("reads two opposites in one sentence as what they are the converse of", () => {
  expect(read("A slow disk makes a long queue.", "A fast disk makes a short queue.")).toBe(
    "a fast disk makes a short queue",
  );
});

it("leaves one opposite, and both directions said together, as they are", () => {
  expect(read("When the string is tighter, the pitch is lower.", reference)).toBe(
    "when the string is tighter the pitch is lower",
  );
  expect(
    read(
      "The faster the disk the shorter the queue, the slower the longer.",
      "A faster disk makes a shorter queue.",
    ),
  ).toBe("the faster the disk the shorter the queue the slower the longer");
});
