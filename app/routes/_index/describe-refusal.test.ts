import { expect, it } from "vitest";
import { describeShortAnswer, isTooShort } from "./describe-refusal";

it("counts words in any script, and asks for what is missing", () => {
  expect(describeShortAnswer("I always help everybody.", ["Who was it?", "How did it end?"])).toBe(
    "Four words. Who was it? How did it end?",
  );
  expect(describeShortAnswer("Yes.", ["Who was it?"])).toBe("One word. Who was it?");
  expect(describeShortAnswer("!?!", [])).toBe("No words. ");
  expect(isTooShort("I sat with him and cut it small.")).toBe(false);
  expect(isTooShort("Ich saß bei ihm und schnitt klein.")).toBe(true);
});
