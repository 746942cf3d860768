import { expect, test } from "vitest";
import { parseDocument } from "~/coach/text/document";
import { quoteSentence } from "./quote-sentence";

const RUNNING = Array.from({ length: 130 }, (_, index) => `word${index}`).join(" ");

test("a quote from running text shows where it was cut", () => {
  const document = parseDocument(RUNNING);
  expect(document.sentences).toHaveLength(3);
  expect(quoteSentence(document, 0)).toMatch(/^word0 .*word59 …$/);
  expect(quoteSentence(document, 1)).toMatch(/^… word60 .* …$/);
  expect(quoteSentence(document, 2)).toMatch(/^… word120 .*word129$/);
});

test("sentences and lines of a list are quoted as they are", () => {
  const document = parseDocument("I asked them. They agreed!\n- a list\n- of lines\n\nA heading");
  expect(document.sentences.map((_, index) => quoteSentence(document, index))).toEqual(
    document.sentences.map(({ text }) => text),
  );
  expect(quoteSentence(document, 99)).toBe("");
});
