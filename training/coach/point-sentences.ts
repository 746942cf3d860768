import { readFileSync } from "node:fs";
import { buildAnswerContext } from "~/coach/context/answer-context";
import { settlePoints } from "~/coach/points/settle-points";
import { measurePointSentences } from "~/coach/points/point-sentences";
import type { CoachRequest } from "~/coach/types";
import type { QuestionKind } from "~/data/questions/types";
import { HELD_BACK_SETS, loadGradedAnswers } from "./graded-answers";
import { LABELED_SETS } from "./point-verdicts";

/** A point that an answer makes, with the sentences a reader chose for it. */
export interface LabeledSentences {
  kind: QuestionKind;
  /** The answer: its set and its index in it. */
  key: string;
  /** By sentence, in the order of SENTENCE_MEASURES. */
  measures: number[][];
  /** Positions of the sentences that make the point. */
  right: number[];
}

type SentenceLabels = Record<string, Record<string, number[]>>;

function loadLabels(file: string): SentenceLabels {
  const url = new URL(`data/graded-answers/${file}.json`, import.meta.url);
  return JSON.parse(readFileSync(url, "utf8"));
}

export interface LabeledAnswer {
  set: string;
  questionId: string;
  key: string;
  request: CoachRequest;
  /** By point id, the positions of the sentences that make it. */
  sentences: ReadonlyMap<string, number[]>;
}

function listLabeledAnswers(sets: readonly string[], file: string): LabeledAnswer[] {
  const labels = loadLabels(file);
  return sets.flatMap((set) =>
    loadGradedAnswers(set).flatMap((graded, index) => {
      const key = `${set.replace("held-back/", "")}-${index}`;
      const ofAnswer = labels[key];
      return ofAnswer
        ? [
            {
              set,
              questionId: graded.id,
              key,
              request: toRequest(graded),
              sentences: toPositions(ofAnswer),
            },
          ]
        : [];
    }),
  );
}

function toRequest({ question, answer, seconds }: ReturnType<typeof loadGradedAnswers>[number]) {
  const { kind, prompt, keyPoints } = question;
  return { kind, question: prompt, keyPoints, answer, seconds };
}

/** Readers count from one. */
function toPositions(ofAnswer: Record<string, number[]>): Map<string, number[]> {
  return new Map(
    Object.entries(ofAnswer).map(([id, numbers]) => [id, numbers.map((number) => number - 1)]),
  );
}

export const listDevelopmentAnswers = () => listLabeledAnswers(LABELED_SETS, "point-sentences");
export const listHeldBackAnswers = () =>
  listLabeledAnswers(HELD_BACK_SETS, "held-back/point-sentences");

/** The labeled points of the sets for development, each with the measures of its answer's sentences. */
export function loadLabeledSentences(): LabeledSentences[] {
  return listDevelopmentAnswers().flatMap(({ key, request, sentences }) => {
    const { judgedAnswer: answer, matches, judgment, star } = buildAnswerContext(request);
    if (!judgment) return [];
    const { kind } = request;
    const found = { kind, answer, matches, judgments: judgment.points, star };
    return matches.flatMap(({ point }, index): LabeledSentences[] => {
      const right = sentences.get(point.id) ?? [];
      return right.length > 0
        ? [{ kind, key, measures: measurePointSentences(found, index), right }]
        : [];
    });
  });
}

/** How often the sentence shown for a point that was found makes it, by kind of question. */
export function countRightSentences(sets: "development" | "heldBack") {
  const answers = sets === "development" ? listDevelopmentAnswers() : listHeldBackAnswers();
  const shown = answers.flatMap(({ request, sentences }) =>
    settlePoints(buildAnswerContext(request)).flatMap(({ point, status, sentence }) => {
      const right = sentences.get(point.id) ?? [];
      const isFound = status === "covered" || status === "partial";
      return isFound && right.length > 0
        ? [{ kind: request.kind, isRight: sentence !== null && right.includes(sentence) }]
        : [];
    }),
  );
  return [...Map.groupBy(shown, ({ kind }) => kind)].map(([kind, ofKind]) => ({
    kind,
    points: ofKind.length,
    right: ofKind.filter(({ isRight }) => isRight).length,
  }));
}
