import { readFileSync } from "node:fs";

export interface Example {
  corpus: "saf" | "beetle" | "scientsbank";
  /** Questions are left out together in cross-validation. */
  questionId: string;
  question: string;
  references: string[];
  answer: string;
  /** 0–1: the human grade. */
  target: number;
  isContradictory: boolean;
}

interface QuestionRow {
  id: string;
  question: string;
  references: string[];
}

const DATA_URL = new URL("./data/", import.meta.url);
/** SemEval has labels, not grades: a wrong answer is still on topic, a contradiction is worse. */
const LABEL_TARGETS: Readonly<Record<string, number>> = {
  correct: 1,
  incorrect: 0.35,
  contradictory: 0.15,
};
const MIN_ANSWER_WORDS = 3;

function readJsonLines<Row>(path: string): Row[] {
  return readFileSync(new URL(path, DATA_URL), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Row);
}

function isLongEnough(answer: string): boolean {
  return answer.split(/\s+/).length >= MIN_ANSWER_WORDS;
}

function loadSaf(): Example[] {
  const questions = new Map(
    readJsonLines<QuestionRow>("saf_english/questions.jsonl").map((row) => [row.id, row]),
  );
  return readJsonLines<{ q: string; answer: string; score: number }>(
    "saf_english/answers.jsonl",
  ).flatMap(({ q, answer, score }) => {
    const question = questions.get(q);
    if (!question || !isLongEnough(answer)) return [];
    return [
      {
        corpus: "saf" as const,
        questionId: `saf:${q}`,
        question: question.question,
        references: question.references,
        answer,
        target: score,
        isContradictory: false,
      },
    ];
  });
}

function loadSemeval(): Example[] {
  const questions = new Map(
    readJsonLines<QuestionRow>("semeval2013/questions.jsonl").map((row) => [row.id, row]),
  );
  return readJsonLines<{ q: string; answer: string; label: string }>(
    "semeval2013/answers.jsonl",
  ).flatMap(({ q, answer, label }) => {
    const question = questions.get(q);
    const target = LABEL_TARGETS[label];
    if (!question || target === undefined || !isLongEnough(answer)) return [];
    const corpus = q.startsWith("beetle") ? ("beetle" as const) : ("scientsbank" as const);
    return [
      {
        corpus,
        questionId: q,
        question: question.question,
        references: question.references,
        answer,
        target,
        isContradictory: label === "contradictory",
      },
    ];
  });
}

/** Every human-scored answer, in the order of the files. */
export function loadExamples(): Example[] {
  return [...loadSaf(), ...loadSemeval()];
}
