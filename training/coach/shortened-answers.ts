import { readFileSync } from "node:fs";
import { buildAnswerContext } from "~/coach/context/answer-context";
import { settlePoints } from "~/coach/points/settle-points";
import { parseDocument } from "~/coach/text/document";
import type { CoachRequest } from "~/coach/types";
import { type LabeledAnswer, listDevelopmentAnswers, listHeldBackAnswers } from "./point-sentences";
import type { PointLabel } from "./point-verdicts";

/** An answer without the sentences that made one of its points. */
export interface ShortenedAnswer {
  set: string;
  questionId: string;
  request: CoachRequest;
  pointId: string;
  /** What a reader said of the point, who had only what is left. */
  label: PointLabel;
}

type Labels = Record<string, Record<string, PointLabel>>;

function loadLabels(file: string): Labels {
  const url = new URL(`data/graded-answers/${file}.json`, import.meta.url);
  return JSON.parse(readFileSync(url, "utf8"));
}

function shorten(answers: readonly LabeledAnswer[], labels: Labels): ShortenedAnswer[] {
  return answers.flatMap(({ set, questionId, key, request, sentences }) => {
    const ofAnswer = parseDocument(request.answer).sentences;
    return Object.entries(labels[key] ?? {}).map(([pointId, label]) => {
      const gone = new Set(sentences.get(pointId));
      const left = ofAnswer.filter((_, index) => !gone.has(index));
      const answer = left.map(({ text }) => text).join(" ");
      return { set, questionId, request: { ...request, answer }, pointId, label };
    });
  });
}

export const listShortenedAnswers = () =>
  shorten(listDevelopmentAnswers(), loadLabels("shortened-answers"));

const listHeldBackShortenedAnswers = () =>
  shorten(listHeldBackAnswers(), loadLabels("held-back/shortened-answers"));

/**
 * What the coach says of points whose sentences are gone and that, by a reader, what is left doesn’t make: how many it
 * calls covered, and how many it finds at all, by kind of question.
 */
export function countLostPoints(sets: "development" | "heldBack") {
  const answers = sets === "development" ? listShortenedAnswers() : listHeldBackShortenedAnswers();
  const lost = answers
    .filter(({ label }) => label === "none")
    .map(({ request, pointId }) => ({
      kind: request.kind,
      status: settlePoints(buildAnswerContext(request)).find(({ point }) => point.id === pointId)
        ?.status,
    }));
  return [...Map.groupBy(lost, ({ kind }) => kind)].map(([kind, ofKind]) => ({
    kind,
    points: ofKind.length,
    covered: ofKind.filter(({ status }) => status === "covered").length,
    found: ofKind.filter(({ status }) => status === "covered" || status === "partial").length,
  }));
}
