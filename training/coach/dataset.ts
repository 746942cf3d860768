import { FEATURES, measure, type Features } from "~/coach/model/features";
import { prepareReference, type PreparedReference } from "~/coach/model/reference";
import { readDocument } from "~/coach/text/document";
import { loadExamples, type Example } from "./data";
import { FILLERS, I_DO_NOT_KNOW, INJECTIONS, keyWordList, negate, wordSalad } from "./junk";
import { pick, randomFrom } from "./random";

export type RowKind =
  | Example["corpus"]
  | "reference"
  | "echo"
  | "other-reference"
  | "other-answer"
  | "refusal"
  | "filler"
  | "injection"
  | "salad"
  | "key-words"
  | "negated";

export interface Row {
  kind: RowKind;
  questionId: string;
  x: Float64Array;
  target: number;
  weight: number;
  contradictory: boolean;
}

/** What made-up answers should get. A shuffled list shows some knowledge; a denied reference shows the words only. */
const MADE_TARGETS: Readonly<Partial<Record<RowKind, number>>> = {
  reference: 1,
  "key-words": 0.3,
  negated: 0.25,
};
/** Total weight of each corpus, and of all made-up answers together. */
const CORPUS_WEIGHT: Readonly<Record<Example["corpus"], number>> = {
  saf: 4000,
  beetle: 3000,
  scientsbank: 5000,
};
const MADE_WEIGHT = 3000;

function toVector(features: Features): Float64Array {
  return Float64Array.from(FEATURES, ([name]) => features[name]);
}

/** The features against whichever reference the answer is closest to. */
function closest(references: readonly PreparedReference[], answer: string): Float64Array {
  const document = readDocument(answer);
  const all = references.map((reference) => measure(reference, document));
  const best = all.reduce((left, right) =>
    right.recall + right.cosine > left.recall + left.cosine ? right : left,
  );
  return toVector(best);
}

/** All rows for fitting: people's answers, and junk, references and denied references made for each question. */
export function buildRows(): Row[] {
  const random = randomFrom(20131);
  const examples = loadExamples();
  const questions = new Map<string, Example>();
  for (const example of examples)
    if (!questions.has(example.questionId)) questions.set(example.questionId, example);
  const prepared = new Map(
    [...questions].map(([id, { question, references }]) => [
      id,
      references.map((text) => prepareReference(question, text)),
    ]),
  );
  const counts = new Map<string, number>();
  for (const { corpus } of examples) counts.set(corpus, (counts.get(corpus) ?? 0) + 1);
  const rows: Row[] = examples.map((example) => ({
    kind: example.corpus,
    questionId: example.questionId,
    x: closest(prepared.get(example.questionId) ?? [], example.answer),
    target: example.target,
    weight: CORPUS_WEIGHT[example.corpus] / (counts.get(example.corpus) ?? 1),
    contradictory: example.contradictory,
  }));
  const words = examples.flatMap(({ answer }) => answer.split(/\s+/));
  const made: Row[] = [];
  for (const [questionId, { question, references, corpus }] of questions) {
    const own = prepared.get(questionId) ?? [];
    const peers = examples.filter(
      (example) => example.corpus === corpus && example.question !== question,
    );
    const others = [...questions.values()].filter(
      (other) => other.question !== question && other.corpus === corpus,
    );
    const add = (kind: RowKind, answer: string) => {
      made.push({
        kind,
        questionId,
        x: closest(own, answer),
        target: MADE_TARGETS[kind] ?? 0,
        weight: 0,
        contradictory: kind === "negated",
      });
    };
    const reference = references[0] ?? "";
    for (let time = 0; time < (corpus === "saf" ? 6 : 1); time++) {
      add("reference", reference);
      add("echo", question);
      for (let at = 0; at < 2; at++)
        add("other-reference", pick(others, random).references[0] ?? "");
      for (let at = 0; at < 4; at++) {
        add("other-answer", pick(peers, random).answer);
      }
      add("refusal", pick(I_DO_NOT_KNOW, random));
      add("filler", pick(FILLERS, random));
      add("injection", pick(INJECTIONS, random));
      add("salad", wordSalad(words, 10 + Math.floor(random() * 40), random));
      add("key-words", keyWordList(reference, random));
      add("negated", negate(reference, random() < 0.5));
    }
  }
  for (const row of made) row.weight = MADE_WEIGHT / made.length;
  return [...rows, ...made];
}
