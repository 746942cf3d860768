import { expect, it, test } from "vitest";
import { reviewAnswer } from "~/coach/embedded";
import { questionById } from "~/data/questions/cards.server";
import { findConduct, findStorySigns } from "./story-signs";

const find = (text: string) => findConduct([{ text }])?.sign;

test.each([
  ["I told him off in front of the whole team.", "humiliation"],
  ["I said yes and carried on doing it the old way.", "dishonesty"],
  ["It can't be blamed on me, it was their problem.", "blame"],
  ["I listened to her side and went with her to HR as her witness.", "goingAround"],
  ["Each night I opened his file and corrected it.", "dishonesty"],
  ["I explained to the crew that Ana was on medication.", "humiliation"],
  ["I decided alone who gets the bonus.", "command"],
])("%s", (text, sign) => expect(find(text)).toBe(sign));

test.each([
  "I took him aside, because I never correct anybody in front of the whole team.",
  "I told the client on the same day and offered two dates.",
  "I had no clue about tax law, and I said so.",
  "They changed their code after she had left, and the warehouse was a mess.",
  "I told the team that she was leaving, and asked for the customer list.",
  "He was up to speed in two weeks, and I thanked him in front of the team.",
  "The triage is in the middle, so everybody can see everything, and so I was right there.",
  "In the end both of them agreed on a list, and it still hangs there.",
])("%s is no bad conduct", (text) => expect(find(text)).toBeUndefined());

it("counts the same words once", () => {
  const { wrongTurns, conduct } = findStorySigns("It was their problem.");
  expect(wrongTurns + conduct).toBe(1);
});

it("is what the headline of such a story is about, with a quote", () => {
  const { prompt, kind, keyPoints } = questionById("angry-customer")?.question ?? {};
  if (!prompt || !kind || !keyPoints) throw new Error("no question");
  const answer =
    "A customer in our pharmacy was screaming because her cream wasn't there yet. I asked her so everyone could hear whether she can't read a clock, and everyone in the queue laughed. She went all red and sat down till four. You can't let people like that win. She goes to the other pharmacy now, which is better for everybody.";
  const review = reviewAnswer({ kind, question: prompt, keyPoints, answer, seconds: null });
  expect(review.score).toBeLessThan(25);
  expect(review.headline).toBe("Part of this may count against you");
  expect(review.advice).toContain("so everyone could hear");
});
