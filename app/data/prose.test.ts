import { expect, test } from "vitest";
import { listLinks, splitLinks, wordCount } from "./prose";

test("splits a text at its links", () => {
  expect(splitLinks("No link [here].")).toEqual(["No link [here]."]);
  expect(splitLinks("[One](/one)[two](/two) three")).toEqual([
    { words: "One", to: "/one" },
    { words: "two", to: "/two" },
    " three",
  ]);
});

test("lists the links of all blocks, and counts words without their addresses", () => {
  const blocks = [
    { kind: "paragraph" as const, text: "Read [the rule](https://example.org/a) today." },
    { kind: "list" as const, items: ["[Practice](/interview)", "Rest"] },
  ];
  expect(listLinks(blocks)).toEqual(["https://example.org/a", "/interview"]);
  expect(wordCount(blocks)).toBe(6);
});
