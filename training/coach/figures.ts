import { reviewAnswer } from "~/coach/embedded";
import { INTERVIEW_CARDS } from "~/data/questions/cards.server";
import type { Question } from "~/data/questions/types";
import { FILLERS, I_DO_NOT_KNOW, INJECTIONS, keyWordList, negate, wordSalad } from "./junk";
import { pick, randomFrom } from "./random";
import { agreementOf, CORPORA, scoreExamples } from "./report";

const SEED = 7;
const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

/** The figures the page 'How scoring works' shows. They live in app/data/coach-figures.json. */
export function measureFigures() {
  const agreement = CORPORA.map((corpus) => {
    const { answers, pooled, within, onTopic } = agreementOf(scoreExamples(corpus), corpus);
    return {
      corpus,
      answers,
      pooled: rounded(pooled, 3),
      within: rounded(within, 3),
      onTopic: rounded(onTopic, 3),
    };
  });
  return { agreement, ...measureBank() };
}

/** Made-up answers, and the sample answers, to each question of the bank. */
function measureBank() {
  const random = randomFrom(SEED);
  const questions = INTERVIEW_CARDS.flatMap((card) =>
    card.questions.map((question) => ({ question, card })),
  );
  const words = questions.flatMap(({ question }) => question.samples.senior.split(/\s+/));
  const rows = new Map<string, number[]>();
  for (const { question, card } of questions) {
    const { senior, junior } = question.samples;
    const elsewhere = questions.filter((other) => other.card !== card);
    const made: [string, string][] = [
      ["empty", ""],
      ["injection", pick(INJECTIONS, random)],
      ["refusal", pick(I_DO_NOT_KNOW, random)],
      ["filler", pick(FILLERS, random)],
      ["echo", question.prompt],
      ["salad", wordSalad(words, 30, random)],
      ["other", pick(elsewhere, random).question.samples.senior],
      ["list", keyWordList(senior, random)],
      ["denied", negate(senior, true)],
      ["junior", junior],
      ["senior", senior],
    ];
    for (const [kind, answer] of made)
      rows.set(kind, [...(rows.get(kind) ?? []), scoreOf(question, answer)]);
  }
  const bank = [...rows].map(([kind, scores]) => ({
    kind,
    mean: rounded(scores.reduce((sum, score) => sum + score, 0) / scores.length, 1),
    highest: Math.max(...scores),
  }));
  return { questions: questions.length, bank };
}

function scoreOf({ kind, prompt, keyPoints, samples }: Question, answer: string): number {
  return reviewAnswer({
    kind,
    question: prompt,
    keyPoints,
    reference: samples.senior,
    answer,
    seconds: null,
  }).score;
}
