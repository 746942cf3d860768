import { reviewAnswer } from "~/coach/embedded";
import { INTERVIEW_CARDS } from "~/data/questions/cards.server";
import type { Question } from "~/data/questions/types";
import {
  FILLER_ANSWERS,
  REFUSALS,
  INJECTIONS,
  shuffleKeyWords,
  negateReference,
  createWordSalad,
} from "./junk-answers";
import { pickRandom, createRandom } from "./random";
import { measureAgreement, CORPORA, scoreExamples } from "./agreement";

const SEED = 7;
const round = (value: number, digits: number) => Number(value.toFixed(digits));

/** The figures the page 'How scoring works' shows. They live in app/data/coach-figures.json. */
export function computeFigures() {
  const agreement = CORPORA.map((corpus) => {
    const { answers, pooled, within, onTopic } = measureAgreement(scoreExamples(corpus), corpus);
    return {
      corpus,
      answers,
      pooled: round(pooled, 3),
      within: round(within, 3),
      onTopic: round(onTopic, 3),
    };
  });
  return { agreement, ...scoreBank() };
}

/** Made-up answers, and the sample answers, to each question of the bank. */
function scoreBank() {
  const random = createRandom(SEED);
  const questions = INTERVIEW_CARDS.flatMap((card) =>
    card.questions.map((question) => ({ question, card })),
  );
  const words = questions.flatMap(({ question }) => question.samples.senior.split(/\s+/));
  const scoresByKind = new Map<string, number[]>();
  for (const { question, card } of questions) {
    const { senior, junior } = question.samples;
    const otherCardQuestions = questions.filter((other) => other.card !== card);
    const madeUpAnswers: [string, string][] = [
      ["empty", ""],
      ["injection", pickRandom(INJECTIONS, random)],
      ["refusal", pickRandom(REFUSALS, random)],
      ["filler", pickRandom(FILLER_ANSWERS, random)],
      ["echo", question.prompt],
      ["salad", createWordSalad(words, 30, random)],
      ["other", pickRandom(otherCardQuestions, random).question.samples.senior],
      ["list", shuffleKeyWords(senior, random)],
      ["denied", negateReference(senior, true)],
      ["junior", junior],
      ["senior", senior],
    ];
    for (const [kind, answer] of madeUpAnswers)
      scoresByKind.set(kind, [...(scoresByKind.get(kind) ?? []), scoreAnswer(question, answer)]);
  }
  const bank = [...scoresByKind].map(([kind, scores]) => ({
    kind,
    mean: round(scores.reduce((sum, score) => sum + score, 0) / scores.length, 1),
    highest: Math.max(...scores),
  }));
  return { questions: questions.length, bank };
}

function scoreAnswer({ kind, prompt, keyPoints, samples }: Question, answer: string): number {
  return reviewAnswer({
    kind,
    question: prompt,
    keyPoints,
    reference: samples.senior,
    answer,
    seconds: null,
  }).score;
}
