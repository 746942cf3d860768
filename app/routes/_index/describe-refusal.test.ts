import { expect, it } from "vitest";
import { describeShortAnswer, isTooShort } from "./describe-refusal";

it("counts words in any script, and asks for what is missing", () => {
  expect(describeShortAnswer("I always help everybody.", ["Who?", "What?", "The end?"])).toBe(
    "Four words so far. Who? What?",
  );
  expect(describeShortAnswer("Yes.", ["Who was it?"])).toBe("One word so far. Who was it?");
  expect(describeShortAnswer("!?!", [])).toBe("No words so far. ");
  expect(isTooShort("I sat with him and cut it small.")).toBe(false);
  expect(isTooShort("Ich saß bei ihm und schnitt klein.")).toBe(true);
});
