import { expect, test } from "vitest";
import { BANDS } from "~/coach/bands";
import { reviewAnswer } from "~/coach/embedded";
import { EXPLANATION_RUBRIC, STORY_RUBRIC } from "~/coach/rubric";
import { MAX_SHOWN_WIDTH } from "~/coach/score/range";
import figures from "~/data/coach-figures.json";
import { questionById } from "~/data/questions/cards.server";
import {
  BAND_DESCRIPTIONS,
  EXAMPLE_CHANGES,
  WORKED_EXAMPLE,
  LIMITATIONS,
  MADE_UP_ANSWER_LABELS,
  CORPUS_LABELS,
  SCORE_NOTES,
  WAYS_OF_KNOWING,
} from "~/data/scoring";
import { SECOND_OPINION_STEPS } from "~/data/second-opinion-steps";
import { createClient } from "../support/client";
import { openPage } from "../support/page";

const client = await createClient();
const page = await openPage(client, "/how-scoring-works");
const testsPage = await openPage(client, "/how-scoring-works/tests");

const { question } = questionById(WORKED_EXAMPLE.questionId) ?? expect.unreachable();
const review = (answer: string) =>
  reviewAnswer({
    kind: question.kind,
    question: question.prompt,
    keyPoints: question.keyPoints,
    reference: question.samples.senior,
    answer,
    seconds: null,
  });

test("the worked example is what the coach makes of it, with a range and what is open", () => {
  const { score, range, isOpen, headline, dimensions, keyPoints } = review(WORKED_EXAMPLE.answer);
  const [from, to] = range ?? expect.unreachable();
  expect(isOpen).toBe(true);
  for (const part of [question.prompt, headline]) expect(page).toHaveText(part);
  if (to - from > MAX_SHOWN_WIDTH) {
    expect(page).toHaveText("No score yet");
    expect(page).not.toHaveText(`Best estimate: ${score}`);
  } else {
    for (const part of [`${from}–${to} of 100, for now`, `Best estimate: ${score}, for now`])
      expect(page).toHaveText(part);
    for (const { label, points, weight } of dimensions)
      expect(page).toHaveText(`${label} ${points} of ${weight}`);
  }
  for (const { label } of keyPoints) expect(page).toHaveText(label);
});

test("each change is shown with its score", () => {
  const originalScore = review(WORKED_EXAMPLE.answer).score;
  for (const { label, answer } of EXAMPLE_CHANGES) {
    const { score } = review(answer);
    const row = testsPage.allByRole("row").find((each) => each.text.startsWith(label));
    expect(row?.text, label).toContain(
      score === originalScore
        ? `${score} no change`
        : `${score} ${score > originalScore ? `+${score - originalScore}` : `−${originalScore - score}`}`,
    );
  }
});

test("the parts, their weights and questions are the coach's", () => {
  for (const [kind, rubric] of [
    ["technical", EXPLANATION_RUBRIC],
    ["case", EXPLANATION_RUBRIC],
    ["behavioral", STORY_RUBRIC],
    ["motivation", STORY_RUBRIC],
  ] as const) {
    const parts = Object.values(rubric);
    for (const seconds of [null, 60]) {
      const { dimensions } = reviewAnswer({
        kind,
        question: "",
        keyPoints: [],
        answer: "I did it.",
        seconds,
      });
      expect(dimensions).toMatchObject(
        parts.map(({ name, label, weight }) => ({ name, label, weight })),
      );
    }
    for (const { label, weight, question: asked } of parts)
      expect(page).toHaveText(`${label} ${weight} points ${asked}`);
  }
});

test("all bands, ways of knowing, notes, limits and steps are shown", () => {
  for (const { name, from } of BANDS) expect(page).toHaveText(`${name} ${from} to `);
  for (const words of [
    ...Object.values(BAND_DESCRIPTIONS),
    ...[...WAYS_OF_KNOWING, ...SCORE_NOTES, ...SECOND_OPINION_STEPS].flatMap(
      ({ title, text: said }) => [title, said],
    ),
  ])
    expect(page).toHaveText(words);
  for (const { title, text: said } of LIMITATIONS)
    for (const words of [title, said]) expect(testsPage).toHaveText(words);
  expect(Object.keys(BAND_DESCRIPTIONS)).toEqual(BANDS.map(({ name }) => name));
});

test("the figures are those the measuring script wrote, each with a question", () => {
  expect(figures.bank.map(({ kind }) => kind)).toEqual(Object.keys(MADE_UP_ANSWER_LABELS));
  expect(figures.agreement.map(({ corpus }) => corpus)).toEqual(Object.keys(CORPUS_LABELS));
  for (const { kind, highest } of figures.bank)
    expect(testsPage).toHaveText(new RegExp(`${MADE_UP_ANSWER_LABELS[kind]} [\\d.]+ ${highest} `));
  for (const { corpus, answers, pooled } of figures.agreement)
    expect(testsPage).toHaveText(
      `${CORPUS_LABELS[corpus]} ${answers.toLocaleString("en-US")} ${pooled.toFixed(2)}`,
    );
});

test("without an AI endpoint the page says so, and reviews offer no second opinion", () => {
  expect(page).toHaveText("This server has none, so no answer leaves it.");
});

test("it is found: from the list of interviews, from About, by search engines", async () => {
  for (const path of ["/interview", "/about"])
    expect((await openPage(client, path)).links().map(([, href]) => href)).toContain(
      "/how-scoring-works",
    );
  const sitemap = await (await client.get("/sitemap.xml")).text();
  for (const [each, path] of [
    [page, "/how-scoring-works"],
    [testsPage, "/how-scoring-works/tests"],
  ] as const) {
    expect(sitemap).toContain(`${path}</loc>`);
    const canonical = each.allByTag("link").find((link) => link.attribute("rel") === "canonical");
    expect(canonical?.attribute("href")).toBe(`http://pathlight.test${path}`);
  }
  expect(page.links().map(([, href]) => href)).toContain("/how-scoring-works/tests");
  expect(testsPage.links().map(([, href]) => href)).toContain("/how-scoring-works");
});
