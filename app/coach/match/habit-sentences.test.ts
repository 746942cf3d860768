import { expect, it } from "vitest";
import { parseDocument } from "~/coach/text/document";
import { findHabitSentences } from "./habit-sentences";

it.each([
  ["I always stay calm.", true],
  ["When a customer complains I put them first.", true],
  ["She told me “you should always ask first” before the call.", false],
  ["His words were: “I always do it this way.”", false],
  ["I put the list on the wall whenever I had a minute.", false],
  ["That day I put up a list: you have to sign here.", false],
])("%s is a habit: %s", (text, isHabit) => {
  expect(findHabitSentences(parseDocument(text).sentences).size > 0).toBe(isHabit);
});

it("a past form that looks like the present ends a run of habits", () => {
  const { sentences } = parseDocument("I always plan ahead. That day I cut two features.");
  expect([...findHabitSentences(sentences)]).toEqual([0]);
});
