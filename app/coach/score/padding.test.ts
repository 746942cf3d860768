import { describe, expect, it } from "vitest";
import { reviewAnswer } from "~/coach/embedded";
import { questionById } from "~/data/questions/cards.server";
import { WORKED_EXAMPLE } from "~/data/scoring";
import { matchAnswer } from "./answer-context";
import { findPadding } from "./padding";

const { question } = questionById(WORKED_EXAMPLE.questionId) ?? expect.unreachable();

function toRequest(answer: string) {
  const { kind, prompt, keyPoints } = question;
  return { kind, question: prompt, keyPoints, answer, seconds: null };
}

const score = (answer: string) => reviewAnswer(toRequest(answer)).score;
const findIn = (answer: string) => [...findPadding(matchAnswer(toRequest(answer)))];

const STORY =
  "A father rang our bike shop in June, furious: his daughter's wheel had come off two days after our service. I let him get it all out and wrote down what he said. I told him that I was sorry, and asked what he needed for today. I drove over at lunch with a spare bike and put a new axle in that evening. Since then a second pair of eyes signs off every wheel, and it hasn't happened again.";
const PADDING =
  "It was an experience that I will always remember, and I think that experiences of this kind are very important for everybody who works with people, because people are important and every day is different.";
const CONDUCT =
  "People like that are always the same and I think it is really not my problem that they are so stupid about everything.";

describe("padding of a story", () => {
  it("is a sentence of general words that tells nothing", () => {
    expect(findIn(`${STORY} ${PADDING}`)).toEqual([5]);
    expect(findIn(STORY)).toEqual([]);
  });

  it("is nothing that counts against the person", () => {
    expect(findIn(`${STORY} ${CONDUCT}`)).toEqual([]);
  });

  it("is nothing where most of the answer is like it", () => {
    expect(findIn(`${PADDING} ${PADDING} I talked to him for a while.`)).toEqual([]);
  });

  it("costs a story told well little, and makes no weak one better", () => {
    expect(score(`${STORY} ${PADDING}`)).toBeGreaterThanOrEqual(score(STORY) - 10);
    expect(score(`${WORKED_EXAMPLE.answer} ${PADDING}`)).toBeGreaterThanOrEqual(
      score(WORKED_EXAMPLE.answer) - 10,
    );
    const weak =
      "In our bike shop we sometimes have angry customers, for example because of a repair. Once a man was very angry about a wheel. I talked to him for a while and we found a solution. In the end it was more or less okay, and he went home with his wheel, which we had looked at again in the evening.";
    expect(score(`${weak} ${PADDING}`)).toBeLessThanOrEqual(score(weak) + 3);
  });
});
