import { reviewAnswer } from "~/coach/embedded";
import { loadExamples, type Example } from "./data";
import { FILLERS, I_DO_NOT_KNOW, INJECTIONS, keyWordList, negate, wordSalad } from "./junk";
import { pick, randomFrom } from "./random";
import { areaUnderCurve, pearson } from "./statistics";

export type Corpus = Example["corpus"];
export const CORPORA: readonly Corpus[] = ["saf", "beetle", "scientsbank"];
const SEED = 7;

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

export function scoreOf(
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
    .map((example) => ({ example, score: scoreOf(example, example.answer) }));
}

export interface Agreement {
  answers: number;
  /** r over all answers, and the mean of r within each question with at least 8 answers. */
  pooled: number;
  within: number;
  /** Own answers against answers to other questions. */
  onTopic: number;
}

/** How the shipped scores of one corpus agree with people's marks. */
export function agreementOf(
  scored: readonly { example: Example; score: number }[],
  corpus: Corpus,
): Agreement {
  const random = randomFrom(SEED);
  const own = scored.filter(({ example }) => example.corpus === corpus);
  const questions = new Map<string, typeof own>();
  for (const item of own)
    questions.set(item.example.questionId, [
      ...(questions.get(item.example.questionId) ?? []),
      item,
    ]);
  const r = (items: typeof own) =>
    pearson(
      items.map(({ score }) => score),
      items.map(({ example }) => example.target),
    );
  const within = [...questions.values()]
    .filter((items) => items.length >= 8)
    .map(r)
    .filter((value) => !Number.isNaN(value));
  const off = own.slice(0, 400).map(({ example }) => {
    const others = own.filter((item) => item.example.questionId !== example.questionId);
    return scoreOf(example, pick(others, random).example.answer);
  });
  return {
    answers: own.length,
    pooled: r(own),
    within: mean(within),
    onTopic: areaUnderCurve(
      own.map(({ score }) => score),
      off,
    ),
  };
}

export interface JunkRow {
  kind: string;
  mean: number;
  highest: number;
}

/** Made-up answers to each question of a corpus. */
export function junkTable(corpus: Corpus): JunkRow[] {
  const random = randomFrom(SEED);
  const examples = loadExamples().filter((example) => example.corpus === corpus);
  const questions = [...new Map(examples.map((example) => [example.questionId, example])).values()];
  const words = examples.flatMap(({ answer }) => answer.split(/\s+/));
  const rows = new Map<string, number[]>();
  for (const example of questions) {
    const reference = example.references[0] ?? "";
    const others = questions.filter((other) => other.question !== example.question);
    const made: [string, string][] = [
      ["empty", ""],
      ["echo of the question", example.question],
      ["another question's reference", pick(others, random).references[0] ?? ""],
      ["“I don't know”", pick(I_DO_NOT_KNOW, random)],
      ["filler", pick(FILLERS, random)],
      ["injection", pick(INJECTIONS, random)],
      ["word salad", wordSalad(words, 30, random)],
      ["key words, shuffled", keyWordList(reference, random)],
      ["reference denied, word by word", negate(reference, false)],
      ["reference denied, from outside", negate(reference, true)],
      ["reference", reference],
      ["reference and a thank-you", `${reference} Thank you for this interesting question.`],
    ];
    for (const [kind, answer] of made)
      rows.set(kind, [...(rows.get(kind) ?? []), scoreOf(example, answer)]);
  }
  return [...rows].map(([kind, scores]) => ({
    kind,
    mean: mean(scores),
    highest: Math.max(...scores),
  }));
}
