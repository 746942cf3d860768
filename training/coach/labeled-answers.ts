import { readFileSync } from "node:fs";
import { type AnswerContext, buildAnswerContext } from "~/coach/context/answer-context";
import type { CoachRequest } from "~/coach/types";
import { questionById } from "~/data/questions/cards.server";
import { loadGradedAnswers } from "./graded-answers";
import { LABELED_SETS, loadPointLabels, type PointLabel } from "./point-verdicts";

/** Answers with a mark, and what a reader said of each point. */
export interface LabeledAnswer {
  set: string;
  questionId: string;
  mark: number;
  request: CoachRequest;
  context: AnswerContext;
  labels: Readonly<Record<string, PointLabel>>;
  /** By point id, the position of the sentence that shows it best; only of people’s answers. */
  sentences: Readonly<Record<string, number | null>>;
}

export const PEOPLE = "people";

interface PersonAnswer {
  question_id: string;
  marks: [number, number];
  labels: Record<string, [label: keyof typeof LABELS, sentence: number | null]>;
  answer: string;
}

const LABELS = { full: "covered", part: "partly", no: "none", wrong: "contradicted" } as const;

function mapValues<Value, Result>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

export function toRequest(
  questionId: string,
  answer: string,
  seconds: number | null,
): CoachRequest {
  const question = questionById(questionId)?.question;
  if (!question) throw new Error(`no question ${questionId}`);
  const { kind, prompt, keyPoints } = question;
  return { kind, question: prompt, keyPoints, answer, seconds };
}

/** Answers as people give them (`data/people`). */
export function loadPeople(file = "data/people/answers.jsonl"): LabeledAnswer[] {
  const lines = readFileSync(new URL(file, import.meta.url), "utf8")
    .trim()
    .split("\n");
  return lines.map((line) => {
    const { question_id: questionId, marks, labels, answer }: PersonAnswer = JSON.parse(line);
    const request = toRequest(questionId, answer, null);
    return {
      set: PEOPLE,
      questionId,
      mark: (marks[0] + marks[1]) / 2,
      request,
      context: buildAnswerContext(request),
      labels: mapValues(labels, ([label]) => LABELS[label]),
      sentences: mapValues(labels, ([, sentence]) => (sentence === null ? null : sentence - 1)),
    };
  });
}

/** The invented answers whose points were labeled. */
export function loadLabeledSets(): LabeledAnswer[] {
  const labels = loadPointLabels();
  return LABELED_SETS.flatMap((set) =>
    loadGradedAnswers(set).flatMap((graded, index): LabeledAnswer[] => {
      const ofAnswer = labels[`${set}-${index}`];
      const request = toRequest(graded.id, graded.answer, graded.seconds);
      return ofAnswer
        ? [
            {
              set,
              questionId: graded.id,
              mark: graded.mark,
              request,
              context: buildAnswerContext(request),
              labels: ofAnswer,
              sentences: {},
            },
          ]
        : [];
    }),
  );
}
