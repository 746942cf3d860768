import { expect, test } from "vitest";
import { findRepeatedText } from "./repeated-text";

const ANSWER = "I read the query plan first.\n\nThen I ask what changed since last month.";

test.each([" ", "\n\n", ""])("a text pasted twice, with %j between, is found once", (between) => {
  expect(findRepeatedText(`${ANSWER}${between}${ANSWER}\n`)).toBe(ANSWER);
});

test.each([
  "",
  ANSWER,
  `${ANSWER} ${ANSWER} And one more sentence.`,
  `${ANSWER} ${ANSWER} ${ANSWER}`,
  "No, no. No, no.",
  "a. ".repeat(100),
])("%j is no text pasted twice", (text) => {
  expect(findRepeatedText(text)).toBeNull();
});
