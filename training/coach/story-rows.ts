import { matchAnswer } from "~/coach/score/answer-context";
import { measureStory } from "~/coach/score/story-features";
import { prepareQuestions, type PreparedQuestions } from "~/coach/score/story-question";
import { listAnswerTerms } from "~/coach/score/answer-terms";
import { INTERVIEW_CARDS } from "~/data/questions/cards.server";
import type { Question } from "~/data/questions/types";
import type { AnswerRow } from "./answer-rows";
import { fitStoryQuestions, loadQuestionExamples } from "./fit-story-questions";
import { DEVELOPMENT_SETS, loadGradedAnswers } from "./graded-answers";

const SAMPLE_MARK = 92;
const STATEMENTS_MARK = 8;

type Graded = ReturnType<typeof loadGradedAnswers>[number];

const withoutSets = new Map<string, PreparedQuestions>();

const BANK = "bank";

/** What tells which question a story answers, from all sets but one, or without the bank’s own answers. */
export function prepareQuestionsWithout(set: string): PreparedQuestions {
  const sets = DEVELOPMENT_SETS.filter((name) => name !== set);
  const questions =
    withoutSets.get(set) ??
    prepareQuestions(fitStoryQuestions(loadQuestionExamples(sets, set !== BANK)));
  withoutSets.set(set, questions);
  return questions;
}

function toRow(graded: Graded, set: string, questions: PreparedQuestions): AnswerRow {
  const { id, quality, mark, seconds, answer, question } = graded;
  const { kind, prompt, keyPoints } = question;
  const context = matchAnswer(
    { kind, question: prompt, keyPoints, answer, seconds },
    { questions },
  );
  return {
    set,
    id,
    kind,
    quality,
    mark,
    measures: measureStory(context),
    terms: listAnswerTerms(context.judgedAnswer.sentences),
  };
}

export function isStoryKind(kind: Question["kind"]): boolean {
  return kind === "behavioral" || kind === "motivation";
}

/** The bank's own answers are excellent. */
function listSamples(): Graded[] {
  return INTERVIEW_CARDS.flatMap(({ questions }) => questions)
    .filter(({ kind }) => isStoryKind(kind))
    .flatMap((question) =>
      Object.values(question.samples).map((answer) => ({
        id: question.id,
        quality: "excellent",
        mark: SAMPLE_MARK,
        seconds: null,
        answer,
        question,
      })),
    );
}

/** The advice on the points, as somebody would paste it who has no story to tell. */
function listStatements(): Graded[] {
  return INTERVIEW_CARDS.flatMap(({ questions }) => questions)
    .filter(({ kind }) => kind === "behavioral")
    .map((question) => ({
      id: question.id,
      quality: "poor",
      mark: STATEMENTS_MARK,
      seconds: null,
      answer: question.keyPoints.map(({ add }) => add.replaceAll(/[“”"]/g, "")).join(" "),
      question,
    }));
}

/**
 * The stories and motivations of the development sets and the bank's own, as the coach reads them that
 * doesn’t know which question those of the set answer.
 */
export function loadStoryRows(): AnswerRow[] {
  const ofBank = prepareQuestionsWithout(BANK);
  return [
    ...[...DEVELOPMENT_SETS, "contrasts"].flatMap((set) => {
      const questions = prepareQuestionsWithout(set);
      return loadGradedAnswers(set)
        .filter(({ question }) => isStoryKind(question.kind))
        .map((graded) => toRow(graded, set, questions));
    }),
    ...[...listSamples(), ...listStatements()].map((graded) => toRow(graded, BANK, ofBank)),
  ];
}
