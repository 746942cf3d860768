import { readFileSync } from "node:fs";
import { reviewAnswer } from "~/coach/embedded";
import { questionById } from "~/data/questions/cards.server";
import type { Question } from "~/data/questions/types";
import { pearson } from "./statistics";

/** Sets that nobody who works on the coach reads: they are only scored, before a change and after it. */
export const HELD_BACK_SETS = ["held-back/k", "held-back/l", "held-back/m"] as const;

/** The sets with stories and motivations that people who work on the coach may read. */
export const STORY_SETS = ["stories-1", "stories-2", "stories-3", "stories-4"] as const;

/** The same with technical and case answers only. */
export const EXPLANATION_SETS = ["explanations-1", "explanations-2"] as const;

export interface GradedAnswer {
  id: string;
  quality: string;
  /** 0 to 100, given before any coach scored the answer. */
  mark: number;
  /** How long it took to say; null if it was typed. */
  seconds: number | null;
  answer: string;
  kind: Question["kind"];
  /** The coach's, 0 to 100. */
  score: number;
}

/** Marks of one question at least this far apart say which answer is better. */
const CLEAR_DIFFERENCE = 10;
const ENOUGH_FOR_EXCELLENT = 65;

/** The answers of a set in `data/graded-answers`, with their questions. */
export function loadGradedAnswers(
  set: string,
): (Omit<GradedAnswer, "kind" | "score"> & { question: Question })[] {
  const url = new URL(`data/graded-answers/${set}.json`, import.meta.url);
  const answers: Omit<GradedAnswer, "kind" | "score">[] = JSON.parse(readFileSync(url, "utf8"));
  return answers.map((graded) => {
    const question = questionById(graded.id)?.question;
    if (!question) throw new Error(`no question ${graded.id}`);
    return { ...graded, question };
  });
}

/** The same, with the scores that the shipped coach gives them. */
export function scoreGradedAnswers(set: string): GradedAnswer[] {
  return loadGradedAnswers(set).map(({ question: { kind, prompt, keyPoints }, ...graded }) => {
    const { answer, seconds } = graded;
    const { score } = reviewAnswer({ kind, question: prompt, keyPoints, answer, seconds });
    return { ...graded, kind, score };
  });
}

/** How well scores and marks agree: r, and within each question the answers in the right order. */
export function compareWithMarks(
  scored: readonly Pick<GradedAnswer, "id" | "quality" | "mark" | "score">[],
) {
  const questions = [...Map.groupBy(scored, ({ id }) => id).values()];
  const pairs = questions.flatMap((answers) =>
    answers.flatMap((better) =>
      answers
        .filter((worse) => better.mark - worse.mark >= CLEAR_DIFFERENCE)
        .map((worse) => better.score > worse.score),
    ),
  );
  const excellent = scored.filter(({ quality }) => quality === "excellent");
  return {
    answers: scored.length,
    questions: questions.length,
    r: pearson(
      scored.map(({ mark }) => mark),
      scored.map(({ score }) => score),
    ),
    rightPairs: pairs.filter(Boolean).length / pairs.length,
    lowExcellent: excellent.filter(({ score }) => score < ENOUGH_FOR_EXCELLENT).length,
    mediocreAboveWrong: questions.filter(
      (answers) => scoreOf(answers, "mediocre") > scoreOf(answers, "wrong"),
    ).length,
  };
}

function scoreOf(
  answers: readonly Pick<GradedAnswer, "quality" | "score">[],
  quality: string,
): number {
  return answers.find((answer) => answer.quality === quality)?.score ?? 0;
}
