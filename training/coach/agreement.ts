import { reviewAnswer } from "~/coach/embedded";
import { loadExamples, type Example } from "./examples";
import {
  FILLER_ANSWERS,
  REFUSALS,
  INJECTIONS,
  shuffleKeyWords,
  negateReference,
  createWordSalad,
} from "./junk-answers";
import { pickRandom, createRandom } from "./random";
import { areaUnderCurve, pearson } from "./statistics";

export type Corpus = Example["corpus"];
export const CORPORA: readonly Corpus[] = ["saf", "beetle", "scientsbank"];
const SEED = 7;

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

export function scoreExample(
  { question, references }: Pick<Example, "question" | "references">,
  answer: string,
): number {
  return reviewAnswer({
    kind: "technical",
    question,
    keyPoints: [],
    reference: references[0] ?? "",
    answer,
    seconds: null,
  }).score;
}

/** Every human-scored answer of a corpus with the shipped score. */
export function scoreExamples(corpus: Corpus): { example: Example; score: number }[] {
  return loadExamples()
    .filter((example) => example.corpus === corpus)
    .map((example) => ({ example, score: scoreExample(example, example.answer) }));
}

export interface Agreement {
  answers: number;
  /** r over all answers, and the mean of r within each question with at least 8 answers. */
  pooled: number;
  within: number;
  /** Own answers against answers to other questions. */
  onTopic: number;
}

/** The agreement of the current scores on one corpus with human grades. */
export function measureAgreement(
  scored: readonly { example: Example; score: number }[],
  corpus: Corpus,
): Agreement {
  const random = createRandom(SEED);
  const corpusScores = scored.filter(({ example }) => example.corpus === corpus);
  const questions = new Map<string, typeof corpusScores>();
  for (const item of corpusScores)
    questions.set(item.example.questionId, [
      ...(questions.get(item.example.questionId) ?? []),
      item,
    ]);
  const correlate = (items: typeof corpusScores) =>
    pearson(
      items.map(({ score }) => score),
      items.map(({ example }) => example.target),
    );
  const within = [...questions.values()]
    .filter((items) => items.length >= 8)
    .map(correlate)
    .filter((value) => !Number.isNaN(value));
  const offTopicScores = corpusScores.slice(0, 400).map(({ example }) => {
    const otherQuestions = corpusScores.filter(
      (item) => item.example.questionId !== example.questionId,
    );
    return scoreExample(example, pickRandom(otherQuestions, random).example.answer);
  });
  return {
    answers: corpusScores.length,
    pooled: correlate(corpusScores),
    within: mean(within),
    onTopic: areaUnderCurve(
      corpusScores.map(({ score }) => score),
      offTopicScores,
    ),
  };
}

export interface JunkRow {
  kind: string;
  mean: number;
  highest: number;
}

/** Made-up answers to each question of a corpus. */
export function scoreJunkAnswers(corpus: Corpus): JunkRow[] {
  const random = createRandom(SEED);
  const examples = loadExamples().filter((example) => example.corpus === corpus);
  const questions = [...new Map(examples.map((example) => [example.questionId, example])).values()];
  const words = examples.flatMap(({ answer }) => answer.split(/\s+/));
  const scoresByKind = new Map<string, number[]>();
  for (const example of questions) {
    const reference = example.references[0] ?? "";
    const otherQuestions = questions.filter((candidate) => candidate.question !== example.question);
    const madeUpAnswers: [string, string][] = [
      ["empty", ""],
      ["echo of the question", example.question],
      ["another question's reference", pickRandom(otherQuestions, random).references[0] ?? ""],
      ["“I don't know”", pickRandom(REFUSALS, random)],
      ["filler", pickRandom(FILLER_ANSWERS, random)],
      ["injection", pickRandom(INJECTIONS, random)],
      ["word salad", createWordSalad(words, 30, random)],
      ["key words, shuffled", shuffleKeyWords(reference, random)],
      ["reference negated, sentence by sentence", negateReference(reference, false)],
      ["reference negated from outside", negateReference(reference, true)],
      ["reference", reference],
      ["reference and a thank-you", `${reference} Thank you for this interesting question.`],
    ];
    for (const [kind, answer] of madeUpAnswers)
      scoresByKind.set(kind, [...(scoresByKind.get(kind) ?? []), scoreExample(example, answer)]);
  }
  return [...scoresByKind].map(([kind, scores]) => ({
    kind,
    mean: mean(scores),
    highest: Math.max(...scores),
  }));
}
