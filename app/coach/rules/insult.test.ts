import { expect, test } from "vitest";
import { findInsult } from "./insult";

const find = (...texts: string[]) => findInsult(texts.map((text) => ({ text })));

test.each([
  "My manager was an idiot and everybody knew it.",
  "Honestly, she was just lazy.",
  "He’s simply too stupid for it.",
  "I told him in front of the team that he was incompetent.",
  "They’re all clowns over there.",
  "Brian was a complete moron about it.",
])("an insult: %s", (text) => {
  expect(find("We worked in one office.", text)).toBe(1);
});

test.each([
  "I thought he was lazy until I saw his night shifts.",
  "It wasn’t that she was incompetent; nobody had shown her.",
  "He said “they were idiots” and I asked him not to.",
  "I was stupid to wait that long.",
  "The old reports were useless, so I stopped them.",
  "They were useless without dates.",
  "Excel was useless for this.",
  "She is not stupid.",
  "I asked him what a lazy week would look like.",
])("no insult: %s", (text) => {
  expect(find(text)).toBeUndefined();
});
