import { expect, test } from "vitest";
import { findStorySigns } from "./story-signs";

test.each([
  "I built a shelf.",
  "i built a shelf and it held",
  "so i then asked her",
  "I’d agreed to it.",
  "I also went there",
  "I drew a plan.",
  "I used a level.",
])("%s tells one deed", (text) => {
  expect(findStorySigns(text).deeds).toBe(1);
});

test.each([
  "I need a plan.",
  "I succeed if they proceed.",
  "I wanted to know.",
  "I used to work there.",
  "I build shelves.",
  "I was asked.",
  "They drew a plan.",
])("%s tells none", (text) => {
  expect(findStorySigns(text).deeds).toBe(0);
});
