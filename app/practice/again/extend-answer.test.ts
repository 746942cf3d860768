import { expect, test } from "vitest";
import { extendAnswer } from "./extend-answer";

const NOTHING = { stem: "", blank: "", after: 0, opening: "", middle: "", ending: "" };
const LAST = { text: "We were late. I called them.\nIt worked.", sentenceEnds: [13, 28, 39] };

test("a finished sentence stands behind the one it follows", () => {
  const sentence = { ...NOTHING, stem: "If nothing had changed, …", blank: "two would have left" };
  expect(extendAnswer(LAST, { ...sentence, after: 1 })).toBe(
    "We were late. If nothing had changed, two would have left. I called them.\nIt worked.",
  );
  expect(extendAnswer(LAST, { ...sentence, after: 99 })).toBe(
    "We were late. I called them.\nIt worked. If nothing had changed, two would have left.",
  );
});

test("without a stem the sentence is the person’s own, and what ends with a sign keeps it", () => {
  expect(extendAnswer(LAST, { ...NOTHING, blank: "was it $5 $& more?", after: 3 })).toBe(
    "We were late. I called them.\nIt worked. Was it $5 $& more?",
  );
});

test("lines come behind a short answer, and empty ones are left out", () => {
  expect(
    extendAnswer(LAST, { ...NOTHING, opening: "Amir, new on the tills", ending: "he stayed" }),
  ).toBe(`${LAST.text} Amir, new on the tills. In the end he stayed.`);
  expect(extendAnswer(LAST, NOTHING)).toBe(LAST.text);
});
