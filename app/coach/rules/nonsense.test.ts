import { expect, test } from "vitest";
import { parseDocument } from "~/coach/text/document";
import { isNonsense } from "./nonsense";

test.each([
  "blah blah blah blah",
  "test test test",
  "good answer good answer good answer",
  "asdf qwer zxcv",
  "qwertyuiop asdfghjkl",
  "fjdkal slkdfj aoeiru wpqoei",
  "kjh sdf lkj wer oiu xcv",
  "lorem ipsum dolor sit amet",
])("detects a few words over and over, runs on a keyboard and placeholder text: %s", (text) =>
  expect(isNonsense(parseDocument(text))).toBe(true),
);

test.each([
  "No, no.",
  "Yes.",
  "Kubectl rollout undo.",
  "Strengths first, then lengths.",
  "We were there.",
  "Row, row, row your boat.",
  "Our mockups had lorem ipsum where the texts should be.",
])("not: %s", (text) => expect(isNonsense(parseDocument(text))).toBe(false));
