import { FEATURES, measureFeatures, type Features } from "~/coach/model/features";
import { prepareReference, type PreparedReference } from "~/coach/model/reference";
import { parseDocument } from "~/coach/text/document";
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

export type TrainingRowKind =
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

export interface TrainingRow {
  kind: TrainingRowKind;
  questionId: string;
  features: Float64Array;
  target: number;
  weight: number;
  isContradictory: boolean;
}

/**
 * Target scores of made-up answers. A shuffled list shows some knowledge; a negated reference only
 * shows the words.
 */
const MADE_UP_TARGETS: Readonly<Partial<Record<TrainingRowKind, number>>> = {
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
const MADE_UP_WEIGHT = 3000;

function toVector(features: Features): Float64Array {
  return Float64Array.from(FEATURES, ([name]) => features[name]);
}

/** The features against whichever reference the answer is closest to. */
function getClosestFeatures(
  references: readonly PreparedReference[],
  answer: string,
): Float64Array {
  const document = parseDocument(answer);
  const featureSets = references.map((reference) => measureFeatures(reference, document));
  const best = featureSets.reduce((left, right) =>
    right.recall + right.cosine > left.recall + left.cosine ? right : left,
  );
  return toVector(best);
}

/**
 * All training rows: human answers, and junk, references and negated references generated for each
 * question.
 */
export function buildTrainingRows(): TrainingRow[] {
  const random = createRandom(20131);
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
  const rows: TrainingRow[] = examples.map((example) => ({
    kind: example.corpus,
    questionId: example.questionId,
    features: getClosestFeatures(prepared.get(example.questionId) ?? [], example.answer),
    target: example.target,
    weight: CORPUS_WEIGHT[example.corpus] / (counts.get(example.corpus) ?? 1),
    isContradictory: example.isContradictory,
  }));
  const words = examples.flatMap(({ answer }) => answer.split(/\s+/));
  const madeUpRows: TrainingRow[] = [];
  for (const [questionId, { question, references, corpus }] of questions) {
    const questionReferences = prepared.get(questionId) ?? [];
    const peerAnswers = examples.filter(
      (example) => example.corpus === corpus && example.question !== question,
    );
    const otherQuestions = [...questions.values()].filter(
      (otherQuestion) => otherQuestion.question !== question && otherQuestion.corpus === corpus,
    );
    const addMadeUpRow = (kind: TrainingRowKind, answer: string) => {
      madeUpRows.push({
        kind,
        questionId,
        features: getClosestFeatures(questionReferences, answer),
        target: MADE_UP_TARGETS[kind] ?? 0,
        weight: 0,
        isContradictory: kind === "negated",
      });
    };
    const reference = references[0] ?? "";
    for (let time = 0; time < (corpus === "saf" ? 6 : 1); time++) {
      addMadeUpRow("reference", reference);
      addMadeUpRow("echo", question);
      for (let index = 0; index < 2; index++)
        addMadeUpRow("other-reference", pickRandom(otherQuestions, random).references[0] ?? "");
      for (let index = 0; index < 4; index++) {
        addMadeUpRow("other-answer", pickRandom(peerAnswers, random).answer);
      }
      addMadeUpRow("refusal", pickRandom(REFUSALS, random));
      addMadeUpRow("filler", pickRandom(FILLER_ANSWERS, random));
      addMadeUpRow("injection", pickRandom(INJECTIONS, random));
      addMadeUpRow("salad", createWordSalad(words, 10 + Math.floor(random() * 40), random));
      addMadeUpRow("key-words", shuffleKeyWords(reference, random));
      addMadeUpRow("negated", negateReference(reference, random() < 0.5));
    }
  }
  for (const row of madeUpRows) row.weight = MADE_UP_WEIGHT / madeUpRows.length;
  return [...rows, ...madeUpRows];
}
