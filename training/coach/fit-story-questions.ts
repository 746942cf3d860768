import {
  listQuestionStems,
  QUESTION_WEIGHT_UNIT,
  weighQuestionTerms,
  type QuestionTerms,
} from "~/coach/score/story-question";
import { parseDocument } from "~/coach/text/document";
import { INTERVIEW_CARDS } from "~/data/questions/cards.server";
import type { Question } from "~/data/questions/types";
import { loadGradedAnswers } from "./graded-answers";
import { fitSoftmax } from "./softmax";
import { loadWordings } from "./wordings";

/** An answer that is certainly about its question. */
interface QuestionExample {
  set: string;
  questionId: string;
  stems: Set<string>;
}

const KINDS = ["behavioral", "motivation"] as const;
/** The others may be about something else. */
const ON_SUBJECT = new Set(["excellent", "good", "mediocre"]);
/** A term in fewer sets is one writer’s. */
const MIN_SETS = 2;
const MIN_ANSWERS = 4;
/** Of the answers to questions of other kinds, which are many, one in so many is enough. */
const OTHER_STEP = 5;
const MIN_OTHERS = 8;
const PENALTY = 0.05;
/** The length of an answer’s vector, which sets how much the penalty weighs. */
const LENGTH = 3;

function toExample(set: string, questionId: string, text: string): QuestionExample {
  return { set, questionId, stems: listQuestionStems(parseDocument(text).tokens) };
}

/** A writer’s wordings as answers: the first of each point, the second of each, and so on. */
function joinWordings(): QuestionExample[] {
  const right = loadWordings().filter(({ kind }) => kind === "makes");
  const ofWriters = Map.groupBy(right, ({ writer, questionId }) => `${writer} ${questionId}`);
  return [...ofWriters.values()].flatMap((wordings) => {
    const points = [...Map.groupBy(wordings, ({ pointId }) => pointId).values()];
    const { writer, questionId } = wordings[0] ?? {};
    if (!writer || !questionId) return [];
    const count = Math.min(...points.map(({ length }) => length));
    return Array.from({ length: count }, (_, at) =>
      toExample(`wordings ${writer}`, questionId, points.map((each) => each[at]?.text).join("\n")),
    );
  });
}

/** The bank’s own answers. */
function listSamples(): QuestionExample[] {
  return INTERVIEW_CARDS.flatMap(({ questions }) => questions).flatMap(({ id, samples }) =>
    Object.values(samples).map((answer) => toExample("bank", id, answer)),
  );
}

/** Answers that are certainly about their questions: people’s wordings, the bank’s own and those of the sets. */
export function loadQuestionExamples(sets: readonly string[], withBank = true): QuestionExample[] {
  return [
    ...joinWordings(),
    ...(withBank ? listSamples() : []),
    ...sets.flatMap((set) =>
      loadGradedAnswers(set)
        .filter(({ quality }) => ON_SUBJECT.has(quality))
        .map(({ id, answer }) => toExample(set, id, answer)),
    ),
  ];
}

const round = (value: number, unit: number) => Math.round(value / unit);

interface Use {
  sets: Set<string>;
  answers: number;
}

function countUses(examples: readonly QuestionExample[]): Map<string, Use> {
  const uses = new Map<string, Use>();
  for (const { set, stems } of examples)
    for (const stem of stems) {
      const use = uses.get(stem) ?? { sets: new Set(), answers: 0 };
      use.sets.add(set);
      use.answers++;
      uses.set(stem, use);
    }
  return uses;
}

function isUsed(use: Use | undefined, minAnswers: number): boolean {
  return use !== undefined && use.sets.size >= MIN_SETS && use.answers >= minAnswers;
}

function fitKind(questions: readonly Question[], all: readonly QuestionExample[]): QuestionTerms {
  const ids = questions.map(({ id }) => id);
  const ofKind = all.filter(({ questionId }) => ids.includes(questionId));
  const others = all
    .filter(({ questionId }) => !ids.includes(questionId))
    .filter((_, index) => index % OTHER_STEP === 0);
  const examples = [...ofKind, ...others];
  const isCommon = (stem: string) =>
    isUsed(usesOfKind.get(stem), MIN_ANSWERS) || isUsed(usesElsewhere.get(stem), MIN_OTHERS);
  const [usesOfKind, usesElsewhere] = [countUses(ofKind), countUses(others)];
  const chosen = [...countUses(examples)]
    .filter(([stem]) => isCommon(stem))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const classCount = ids.length + 1;
  const rarities = chosen.map(([, { answers }]) => round(Math.log(examples.length / answers), 0.1));
  const indices = new Map(chosen.map(([term], index) => [term, index]));
  const fitted = fitSoftmax(
    examples.map(({ questionId, stems }) => {
      const values = weighQuestionTerms(rarities, indices, stems);
      return {
        label: ids.includes(questionId) ? ids.indexOf(questionId) : ids.length,
        indices: values.map(([index]) => index),
        values: values.map(([, value]) => value * LENGTH),
      };
    }),
    chosen.length,
    classCount,
    PENALTY,
  );
  const weightOf = (feature: number, question: number) =>
    fitted[feature * classCount + question] ?? 0;
  return {
    prompts: questions.map(({ prompt }) => prompt),
    terms: chosen.map(([term]) => term).join(" "),
    rarities,
    weights: Array.from({ length: classCount }, (_, question) =>
      chosen.map((__, index) => round(weightOf(index, question) * LENGTH, QUESTION_WEIGHT_UNIT)),
    ),
    biases: Array.from({ length: classCount }, (_, question) =>
      Number(weightOf(chosen.length, question).toFixed(3)),
    ),
  };
}

/** What tells answers to story questions apart, and answers to motivation questions. */
export function fitStoryQuestions(examples: readonly QuestionExample[]): QuestionTerms[] {
  const questions = INTERVIEW_CARDS.flatMap((card) => card.questions);
  return KINDS.map((kind) =>
    fitKind(
      questions.filter((question) => question.kind === kind),
      examples,
    ),
  );
}
