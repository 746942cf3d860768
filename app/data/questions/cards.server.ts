import { algorithms } from "./algorithms/card";
import { businessStrategy } from "./business-strategy/card";
import { conflict } from "./conflict/card";
import { databases } from "./databases/card";
import { home } from "./home/card";
import { leadership } from "./leadership/card";
import { marketSizing } from "./market-sizing/card";
import { motivation } from "./motivation/card";
import { PACK_CARDS } from "./packs.server";
import { productSense } from "./product-sense/card";
import { systemDesign } from "./system-design/card";
import type { InterviewCard, Question } from "./types";

/** The nine practice cards, in the order the three tabs show them. */
export const INTERVIEW_CARDS: readonly InterviewCard[] = [
  algorithms,
  systemDesign,
  databases,
  leadership,
  conflict,
  motivation,
  businessStrategy,
  productSense,
  marketSizing,
];

export interface QuestionWithCard {
  question: Question;
  card: InterviewCard;
}

const STARTED_CARDS = [...INTERVIEW_CARDS, ...PACK_CARDS];

const cardsById = new Map(STARTED_CARDS.map((card) => [card.id, card]));

const questionsById = new Map<string, QuestionWithCard>(
  [...STARTED_CARDS, home].flatMap((card) =>
    card.questions.map((question) => [question.id, { question, card }] as const),
  ),
);

const questionsBySkill = listQuestionsBySkill();

/** One of the nine cards, or a pack. */
export function cardById(id: string): InterviewCard | undefined {
  return cardsById.get(id);
}

export function questionById(id: string): QuestionWithCard | undefined {
  return questionsById.get(id);
}

/** The whole bank, in the order of the cards. */
export function listQuestions(): readonly QuestionWithCard[] {
  return [...questionsById.values()];
}

/** The questions that test a skill, those it matters most to first. */
export function listQuestionsTesting(skill: string): readonly QuestionWithCard[] {
  return questionsBySkill.get(skill) ?? [];
}

function listQuestionsBySkill(): Map<string, QuestionWithCard[]> {
  const questions = [...questionsById.values()].filter(({ card }) => card !== home);
  const skills = new Set(questions.flatMap(({ question }) => question.skills));
  return new Map(
    [...skills].map((skill) => [
      skill,
      questions
        .filter(({ question }) => question.skills.includes(skill))
        .toSorted((a, b) => a.question.skills.indexOf(skill) - b.question.skills.indexOf(skill)),
    ]),
  );
}
