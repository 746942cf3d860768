import { describe, expect, test } from "vitest";
import { reviewAnswer } from "~/coach/embedded";
import { parseDocument } from "~/coach/text/document";
import { questionById } from "~/data/questions/cards.server";
import { findAnchors } from "./anchors";

function getQuestion(id: string) {
  return (questionById(id) ?? expect.unreachable()).question;
}

const find = (id: string, answer: string) =>
  findAnchors(getQuestion(id).keyPoints, parseDocument(answer).sentences, []);

test.each([
  [
    "cracked-screens",
    "Germany has about 8 million people.",
    "You put the population of Germany at 8 million; it is about 84 million.",
  ],
  [
    "cracked-screens",
    "Germany has a population of 840 million.",
    "You put the population of Germany at 840 million; it is about 84 million.",
  ],
  [
    "cracked-screens",
    "I think 75% of phones crack a year.",
    "You put the screens that crack in a year at 75%; 5 to 30% are plausible.",
  ],
  [
    "london-coffee",
    "So London has three million residents.",
    "You put the population of London at three million; it is about 9 million.",
  ],
  [
    "charging-points",
    "A car drives 300 kilometers a day.",
    "You put what a car drives in a day at 300; 20 to 60 kilometers are plausible.",
  ],
  [
    "dog-food-market",
    "The total is about 400 billion dollars.",
    "You put the market at 400 billion; 20 to 70 billion dollars are plausible.",
  ],
  [
    "charging-points",
    "A million people own about a million electric cars.",
    "You put the electric cars at a million; half of its cars are 150,000 to 400,000.",
  ],
])("%s: “%s” is far off", (id, answer, text) => {
  expect(find(id, answer)).toMatchObject([{ isInRange: false, text }]);
});

test.each([
  ["cracked-screens", "If Germany has 8 million people, the market is small."],
  ["cracked-screens", "Germany has eighty-three million people."],
  ["cracked-screens", "Germany has 20 million people who own an old phone."],
  ["cracked-screens", "Austria has 9 million people."],
  ["london-coffee", "Inner London has 3 million residents."],
  ["london-coffee", "A common mistake is to think that London has 3 million residents."],
  ["teachers-for-ten-million", "A teacher gives five lessons a day."],
  ["charging-points", "Ten kilowatt hours are 55 kilometers."],
])("%s: “%s” gives no figure for an anchor", (id, answer) => {
  expect(find(id, answer)).toEqual([]);
});

test("a figure in the range counts, also beside one that is far off", () => {
  const answer = "There are 90 million dogs. There are 2 million dogs in Ohio.";
  expect(find("dog-food-market", answer)).toMatchObject([{ sentence: 0, isInRange: true }]);
});

describe("the result", () => {
  const BEHIND = "There are 1.4 million pupils. OECD countries have one teacher for 14 pupils.";
  const RESULT = "1.4 million pupils / 14 is 100,000, so about 100,000 teachers.";

  test("counts whichever way it was reached", () => {
    const { kind, prompt, keyPoints } = getQuestion("teachers-for-ten-million");
    const review = (answer: string) =>
      reviewAnswer({ kind, question: prompt, keyPoints, answer, seconds: null });
    const result = (answer: string) =>
      review(answer).keyPoints.find(({ id }) => id === "teachers-result");
    expect(result(`${BEHIND} ${RESULT}`)).toMatchObject({ source: "seen", sentence: 2 });
    expect(result(`${BEHIND} So about 3 million teachers.`)).toMatchObject({
      source: "seen",
      status: "contradicted",
      sentence: 2,
    });
  });

  test("doesn’t count without the figures behind it, or where a sum doesn’t add up", () => {
    expect(find("teachers-for-ten-million", "So about 100,000 teachers.")).toEqual([]);
    const { keyPoints } = getQuestion("teachers-for-ten-million");
    const { sentences } = parseDocument(`${BEHIND} So about 100,000 teachers.`);
    const wrongSums = [{ sentence: 0, text: "" }];
    const ids = findAnchors(keyPoints, sentences, wrongSums).map(({ pointId }) => pointId);
    expect(ids).not.toContain("teachers-result");
  });
});
