import { describe, expect, it } from "vitest";
import { readDocument } from "~/coach/text/document";
import { countFacts } from "./facts";
import { findFillers } from "./fillers";
import { findHedges } from "./hedges";
import { measureSpeech } from "./measures";
import { findStar } from "./star";
import { markTalk } from "./talk-model";

const texts = (text: string, spans: { start: number; end: number }[]) =>
  spans.map(({ start, end }) => text.slice(start, end));

describe("fillers and hedges", () => {
  it("finds hard and soft fillers, and lets a meant 'like' alone", () => {
    const text =
      "Um, I would like to say, like, you know, it was sort of basically fine, like a river.";
    const { hard, soft } = findFillers(readDocument(text).tokens);
    expect(texts(text, hard)).toEqual(["Um"]);
    expect(texts(text, soft)).toEqual(["like", "you know", "sort of", "basically", "like"]);
  });

  it("leaves words alone that carry meaning", () => {
    const text =
      "It counts whatever the code does. Tools like Excel, any kind of table; it failed anyway.";
    expect(texts(text, findFillers(readDocument(text).tokens).soft)).toEqual([]);
    const possible = "The rest could be done later.";
    expect(findHedges(readDocument(possible).tokens)).toEqual([]);
  });

  it("finds hedges", () => {
    const text = "Maybe I think it might be slow.";
    expect(texts(text, findHedges(readDocument(text).tokens))).toEqual([
      "Maybe",
      "I think",
      "might be",
    ]);
  });
});

it("countFacts counts words, numbers, I and we, and the pace of speech", () => {
  const answer = readDocument(
    "We're a team of seven. I've cut costs by 12 percent, and we were glad.",
  );
  expect(countFacts(answer, null)).toEqual({
    words: 15,
    sentences: 2,
    numbers: 2,
    i: 1,
    we: 2,
    pace: null,
  });
  expect(countFacts(answer, 6).pace).toBe(150);
});

it("findStar finds the parts of a story, and an opening without a cue", () => {
  const star = findStar(
    readDocument(
      "Last year I worked at a clinic. My task was to cut missed visits. I called each patient. As a result, missed visits fell by 30 percent.",
    ),
  );
  expect(star).toEqual({
    situation: [0],
    task: [1],
    action: expect.arrayContaining([2]),
    result: expect.arrayContaining([3]),
  });
  expect(
    findStar(readDocument("The press broke every Monday. I built a checklist.")).situation,
  ).toEqual([0]);
  expect(findStar(readDocument("Teamwork is important.")).action).toEqual([]);
  expect(findStar(readDocument("I learned that I wanted more.")).action).toEqual([]);
  expect(
    findStar(readDocument("I went to my manager and I am allowed up to 100 dollars.")).result,
  ).toEqual([]);
});

const mark = (text: string, name: "structure" | "delivery", seconds: number | null = null) => {
  const measures = measureSpeech(readDocument(text), seconds);
  return measures ? markTalk(name, measures) : Number.NaN;
};

describe("a long talk", () => {
  const talk =
    "I worked in a bakery and rebuilt the delivery plan with the drivers. We measured each tour, moved two stops, and the bread arrived an hour earlier. ".repeat(
      6,
    );
  const filled = talk.replaceAll(" and", ", um, like, you know, and");
  it("loses delivery and structure by fillers", () => {
    expect(mark(filled, "delivery")).toBeLessThan(mark(talk, "delivery") - 0.1);
    expect(mark(filled, "structure")).toBeLessThan(mark(talk, "structure"));
  });

  it("measures words a second only when the time is known", () => {
    expect(measureSpeech(readDocument(talk), null)?.wordsPerSecond).toBeNull();
    expect(measureSpeech(readDocument("one two three four"), 2)?.wordsPerSecond).toBe(2);
    expect(measureSpeech(readDocument(""), 2)).toBeNull();
  });
});
