import { expect, it } from "vitest";
import { INTERVIEW_CARDS } from "./cards.server";
import type { BankKeyPoint } from "./types";

const QUESTIONS = INTERVIEW_CARDS.flatMap(({ questions }) => questions);
const POINTS = QUESTIONS.flatMap(({ id, keyPoints }) =>
  keyPoints.map((point) => ({ where: `${id}: ${point.id}`, ...point })),
);

/** Where a rule is broken, so that a failure names the point to change. */
const findOffenders = (isRight: (point: BankKeyPoint) => boolean) =>
  POINTS.filter((point) => !isRight(point)).map(({ where }) => where);

/** Letters alone: a label with another mark at its end is still the label. */
const simplify = (text: string) => text.toLowerCase().replace(/[^a-z ]/g, "");

it("asks for a sentence, in one question of at most 12 words", () => {
  const pattern = /^(?:Which sentence (?:says|shows)|Where do you say) [^?]+\?$/;
  expect(findOffenders(({ ask }) => pattern.test(ask))).toEqual([]);
  expect(findOffenders(({ ask }) => ask.split(" ").length <= 12)).toEqual([]);
  expect(findOffenders(({ ask }) => !/["']/.test(ask))).toEqual([]);
});

it("asks in other words than the label", () => {
  expect(findOffenders(({ ask, label }) => !simplify(ask).includes(simplify(label)))).toEqual([]);
});

it("asks differently about each point of a question", () => {
  const repeated = QUESTIONS.flatMap(({ id, keyPoints }) => {
    const asks = keyPoints.map(({ ask }) => ask);
    return asks.filter((ask, at) => asks.indexOf(ask) !== at).map((ask) => `${id}: ${ask}`);
  });
  expect(repeated).toEqual([]);
});
