import { expect, test } from "vitest";
import { reviewAnswer } from "~/coach/embedded";
import { questionById } from "~/data/questions/cards.server";
import { toQuestion } from "~/practice/own-questions/own-question";
import { applyReply } from "./apply-reply";
import { offerUsable } from "./used-sentences";

const { question } = questionById("profit-decline") ?? expect.unreachable();
const review = reviewAnswer({
  kind: question.kind,
  question: question.prompt,
  keyPoints: question.keyPoints,
  answer: question.samples.junior,
  seconds: null,
});
const [check] = review.openChecks ?? [];
const [point] = review.keyPoints;
if (!check || !point) throw new Error("the review asks nothing");

test("a reply is added to those given, and the same one again changes nothing", () => {
  const given = { checks: { other: 1 }, pointAnswers: { another: null } };
  const reply = { intent: "check", check: check.id, option: 0 } as const;
  const replies = { ...given, checks: { other: 1, [check.id]: 0 } };
  expect(applyReply({ review, ...given }, reply)).toEqual({ replies, isNew: true });
  expect(applyReply({ review, ...replies }, reply)).toEqual({ replies, isNew: false });
});

test("a fact that is told the wrong way round can’t be confirmed", () => {
  const keyPoints = review.keyPoints.map((each) => ({ ...each, status: "contradicted" as const }));
  const shown = { review: { ...review, keyPoints }, checks: {}, pointAnswers: {} };
  expect(applyReply(shown, { intent: "point", point: point.id, sentence: 0 })).toMatchObject({
    status: 409,
  });
});

test("a wrong answer to a check can’t be taken back", () => {
  const answered = { ...check, chosen: 1, key: 0, why: "", isExplained: false };
  const shown = {
    review: { ...review, answeredChecks: [answered] },
    checks: { [check.id]: 1 },
    pointAnswers: {},
  };
  expect(applyReply(shown, { intent: "undo-check", check: check.id })).toMatchObject({
    status: 409,
  });
});

test("a check that was taken back stays read", () => {
  const shown = { review, checks: { [check.id]: 0 }, pointAnswers: {} };
  expect(applyReply(shown, { intent: "undo-check", check: check.id })).toEqual({
    replies: { checks: { [check.id]: null }, pointAnswers: {} },
    isNew: true,
  });
});

test("a sentence may say one half of a point, and the other half is said or left out next", () => {
  const shown = { review, checks: {}, pointAnswers: {} };
  const reply = { intent: "point", point: point.id } as const;
  const first = { checks: {}, pointAnswers: { [point.id]: { 1: 2 } } };
  expect(applyReply(shown, { ...reply, sentence: 2, half: 1 })).toEqual({
    replies: first,
    isNew: true,
  });
  expect(applyReply({ review, ...first }, { ...reply, sentence: 2, half: 1 })).toMatchObject({
    isNew: false,
  });
  for (const sentence of [0, null])
    expect(applyReply({ review, ...first }, { ...reply, sentence, half: 0 })).toEqual({
      replies: { checks: {}, pointAnswers: { [point.id]: { 0: sentence, 1: 2 } } },
      isNew: true,
    });
  for (const half of [undefined, 1] as const)
    expect(applyReply({ review, ...first }, { ...reply, sentence: 0, half })).toMatchObject({
      status: 409,
    });
  expect(applyReply(shown, { ...reply, sentence: null, half: 1 })).toEqual({
    replies: { checks: {}, pointAnswers: { [point.id]: null } },
    isNew: true,
  });
});

test("a sentence of few words makes two points of a question that a person wrote, and no third", () => {
  const points = ["a", "b", "c"].map((text) => ({ id: text, text }));
  const own = toQuestion({ id: "", kind: "explanation", prompt: "Why?", points, sample: "" });
  const placeIn = (answer: string, pointAnswers: Record<string, number>) => ({
    review: reviewAnswer({
      ...own,
      question: own.prompt,
      isOwnQuestion: true,
      answer,
      pointAnswers,
      seconds: null,
    }),
    checks: {},
    pointAnswers,
    isOwnQuestion: true,
  });
  const reply = { intent: "point", point: "c" } as const;
  const short = placeIn("I want more money. Bills are high.", { a: 0, b: 0 });
  expect(applyReply(short, { ...reply, sentence: 0 })).toEqual({
    status: 409,
    message: "You used this sentence twice. Which other sentence says this?",
  });
  expect(applyReply(short, { ...reply, sentence: 1 })).toMatchObject({ isNew: true });
  expect(applyReply(short, { ...reply, sentence: null })).toMatchObject({ isNew: true });
  expect(offerUsable(short.review, [0, 1])).toEqual({ candidates: [1], usedUp: [0] });
  const row = placeIn("Offer | Pay | Hours\nA | 48,000 | 46\nB | 45,000 | 40", { a: 1, b: 1 });
  expect(applyReply(row, { ...reply, sentence: 1 })).toMatchObject({ isNew: true });
});
