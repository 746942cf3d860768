import { expect, it } from "vitest";
import { INTERVIEW_CARDS } from "./cards.server";
import { home } from "./home/card";
import { PACK_CARDS } from "./packs.server";
import type { BankKeyPoint } from "./types";

const QUESTIONS = [...INTERVIEW_CARDS, ...PACK_CARDS, home].flatMap(({ questions }) => questions);
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

it("names two different halves, each as the end of a question of at most 12 words", () => {
  const isRight = ({ halves }: BankKeyPoint) =>
    !halves ||
    (halves[0] !== halves[1] &&
      halves.every((half) => /^[a-z][^?.…"]+$/.test(half) && half.split(" ").length <= 9));
  expect(findOffenders(isRight)).toEqual([]);
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

it("has the start of a sentence for each point of the home card", () => {
  const stems = home.questions.flatMap(({ keyPoints }) => keyPoints.map(({ stem = "" }) => stem));
  expect(stems.filter((stem) => !/^[A-Z][^.…]+ …$/.test(stem))).toEqual([]);
});
