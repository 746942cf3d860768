import { describe, expect, it } from "vitest";
import { parseDocument } from "~/coach/text/document";
import { countFacts } from "./answer-facts";
import { findFillers } from "./fillers";
import { findHedges } from "./hedges";
import { measureSpeech } from "./measures";
import { findStar } from "./star";
import { predictSpeechMark } from "./speech-model";

const texts = (text: string, spans: { start: number; end: number }[]) =>
  spans.map(({ start, end }) => text.slice(start, end));

describe("countFacts", () => {
  it("counts words that refer to the speaker, some only with an apostrophe", () => {
    const count = (text: string) => {
      const { i, we } = countFacts(parseDocument(text), null);
      return { i, we };
    };
    expect(count("I told my team what I’ll do, and I'd do it myself.")).toEqual({ i: 5, we: 0 });
    expect(count("We're late, so we’ll tell our client that we've moved it.")).toEqual({
      i: 0,
      we: 4,
    });
    expect(count("They were well and ill, by their id.")).toEqual({ i: 0, we: 0 });
  });
});

describe("fillers and hedges", () => {
  it("finds hard and soft fillers, and ignores a meaningful 'like'", () => {
    const text =
      "Um, I would like to say, like, you know, it was sort of basically fine, like a river, and like forty people came, like I said, and like nobody left.";
    const { hard, soft } = findFillers(parseDocument(text).tokens);
    expect(texts(text, hard)).toEqual(["Um"]);
    expect(texts(text, soft)).toEqual(["like", "you know", "sort of", "basically", "like"]);
  });

  it("ignores words that carry meaning", () => {
    const text =
      "It counts whatever the code does. Tools like Excel, any kind of table; it failed anyway.";
    expect(texts(text, findFillers(parseDocument(text).tokens).soft)).toEqual([]);
    const passiveSentence = "The rest could be done later.";
    expect(findHedges(parseDocument(passiveSentence).tokens)).toEqual([]);
  });

  it("finds hedges", () => {
    const text = "Maybe I think it might be slow.";
    expect(texts(text, findHedges(parseDocument(text).tokens))).toEqual([
      "Maybe",
      "I think",
      "might be",
    ]);
  });
});

it("countFacts counts words, numbers, I and we, and the pace of speech", () => {
  const answer = parseDocument(
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

it("findStar finds the parts of a story, including an opening without a cue", () => {
  const star = findStar(
    parseDocument(
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
    findStar(parseDocument("The press broke every Monday. I built a checklist.")).situation,
  ).toEqual([0]);
  expect(findStar(parseDocument("Teamwork is important.")).action).toEqual([]);
  expect(findStar(parseDocument("I learned that I wanted more.")).action).toEqual([]);
  expect(
    findStar(parseDocument("I went to my manager and I am allowed up to 100 dollars.")).result,
  ).toEqual([]);
});

it.each([
  ["By June handovers were 11 minutes shorter on average.", "result"],
  ["The client signed off two weeks early.", "result"],
  ["It went fine and we raised to all in December.", "result"],
  ["He apologized, and he has been back twice since.", "result"],
  ["I had eight weeks to learn enough for the call.", "task"],
] as const)("findStar: %s is a %s", (text, part) => {
  expect(findStar(parseDocument(text))[part]).toEqual([0]);
});

it("findStar: the time before is no result", () => {
  expect(findStar(parseDocument("A few weeks earlier I had joined the team.")).result).toEqual([]);
});

const markText = (text: string, name: "structure" | "delivery", seconds: number | null = null) => {
  const measures = measureSpeech(parseDocument(text), seconds);
  return measures ? predictSpeechMark(name, measures) : Number.NaN;
};

describe("a long talk", () => {
  const speech =
    "I worked in a bakery and rebuilt the delivery plan with the drivers. We measured each tour, moved two stops, and the bread arrived an hour earlier. ".repeat(
      6,
    );
  const speechWithFillers = speech.replaceAll(" and", ", um, like, you know, and");
  it("loses delivery and structure through fillers", () => {
    expect(markText(speechWithFillers, "delivery")).toBeLessThan(
      markText(speech, "delivery") - 0.1,
    );
    expect(markText(speechWithFillers, "structure")).toBeLessThan(markText(speech, "structure"));
  });

  it("measures words per second only if the time is known", () => {
    expect(measureSpeech(parseDocument(speech), null)?.wordsPerSecond).toBeNull();
    expect(measureSpeech(parseDocument("one two three four"), 2)?.wordsPerSecond).toBe(2);
    expect(measureSpeech(parseDocument(""), 2)).toBeNull();
  });
});
