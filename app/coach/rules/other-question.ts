import { INTERVIEW_CARDS, listQuestions } from "~/data/questions/cards.server";
import { home } from "~/data/questions/home/card";
import { PACK_CARDS } from "~/data/questions/packs.server";
import { STORY_KINDS_BY_QUESTION } from "~/data/questions/story-kinds.server";
import type { InterviewCard, Question } from "~/data/questions/types";
import type { StoryKindId } from "~/data/story-kinds";
import { parseWordings, type KeyPointWordings } from "~/coach/match/wordings";
import { leavesSubjectOpen } from "~/coach/match/open-subject";
import { getCoverage, matchPoints } from "~/coach/match/points";
import type { AnswerContext } from "~/coach/context/answer-context";
import { type Document, parseDocument } from "~/coach/text/document";
import { splitLongSentence } from "~/coach/wordings/split-long-sentence";
import { getContentStems } from "~/coach/text/tokens";

interface IndexedQuestion {
  question: Question;
  /** The specific stems of its prompt and wordings. */
  stems: Set<string>;
  /** By which the similarity is divided, so that questions of many words have no advantage. */
  weight: number;
  /** Its wordings, prepared on first use. */
  wordings?: KeyPointWordings[];
}

function getWordings(indexedQuestion: IndexedQuestion): KeyPointWordings[] {
  indexedQuestion.wordings ??= parseQuestion(indexedQuestion.question);
  return indexedQuestion.wordings;
}

function parseQuestion({ prompt, keyPoints }: Question): KeyPointWordings[] {
  const questionStems = getContentStems(parseDocument(prompt).tokens);
  return keyPoints.map((point) => parseWordings(point, questionStems));
}

type Rarity = ReadonlyMap<string, number>;

const sumRarity = (stems: readonly string[], rarity: Rarity): number =>
  stems.reduce((sum, stem) => sum + (rarity.get(stem) ?? 0), 0);

interface BankIndex {
  questions: IndexedQuestion[];
  rarity: Rarity;
}

/**
 * Prepared on first use. An answer to a question for everybody is compared with the nine cards only: what an accountant
 * tells of a mistake may be what a question for accountants asks.
 */
let cardIndex: BankIndex | undefined;
let wholeIndex: BankIndex | undefined;

function getIndex(prompt: string): BankIndex {
  const index = (cardIndex ??= indexCards(INTERVIEW_CARDS));
  const isForEverybody = [...INTERVIEW_CARDS, home].some(({ questions }) =>
    questions.some((question) => question.prompt === prompt),
  );
  if (isForEverybody) return index;
  return (wholeIndex ??= indexCards([...INTERVIEW_CARDS, ...PACK_CARDS]));
}

/** The questions of cards with their words, and each word's rarity among them. */
function indexCards(cards: readonly InterviewCard[]): BankIndex {
  const questions = cards
    .flatMap((card) => card.questions)
    .map((question) => {
      const text = [
        question.prompt,
        ...question.keyPoints.flatMap(({ label, claim, aliases }) => [label, claim, ...aliases]),
      ].join("\n\n");
      return {
        question,
        stems: new Set(
          parseDocument(text)
            .tokens.filter((token) => token.isSpecific)
            .map((token) => token.stem),
        ),
      };
    });
  const questionCounts = new Map<string, number>();
  for (const { stems } of questions)
    for (const stem of stems) questionCounts.set(stem, (questionCounts.get(stem) ?? 0) + 1);
  const rarity = new Map(
    [...questionCounts].map(([stem, times]) => [stem, Math.log(questions.length / times)]),
  );
  return {
    questions: questions.map((question) => ({
      ...question,
      weight: Math.sqrt(sumRarity([...question.stems], rarity)),
    })),
    rarity,
  };
}

/** The number of questions with the most shared words that are compared in detail. */
const MAX_CANDIDATES = 6;
/** An answer covers its own question, but by accident never half of another. */
const MIN_COVERAGE = 0.55;
/** The same where the subject is the person’s choice, so that its own points share few words with it. */
const MIN_COVERAGE_OF_OPEN = 0.45;
/** Half of the own points in their authors' words: the answer is about this question. */
const SURE_COVERAGE = 0.5;

/** A transcript has no sentences: as one, its words would seem to cover everything at once. */
function splitLongSentences({ text, tokens, sentences }: Document): Document {
  return {
    text,
    tokens,
    sentences: sentences.flatMap((sentence) =>
      splitLongSentence(sentence.tokens).map((part) => ({ ...sentence, tokens: [...part] })),
    ),
  };
}

let storyKinds: ReadonlyMap<string, StoryKindId | null | undefined> | undefined;

/** Whether one story answers both of these questions. */
function askForSameStory(prompt: string, { id }: Question): boolean {
  storyKinds ??= new Map(
    listQuestions().map(({ question }) => [question.prompt, STORY_KINDS_BY_QUESTION[question.id]]),
  );
  const kind = storyKinds.get(prompt);
  return Boolean(kind) && kind === STORY_KINDS_BY_QUESTION[id];
}

/** The largest share of another question that the answer covers, 0–1. */
function getOtherCoverage(
  judged: Document,
  prompt: string,
  { questions, rarity }: BankIndex,
): number {
  const answerStems = [
    ...new Set(judged.tokens.filter((token) => token.isSpecific).map((token) => token.stem)),
  ];
  const nearest = questions
    .filter(({ question }) => question.prompt !== prompt && !askForSameStory(prompt, question))
    .map((candidate) => ({
      candidate,
      similarity:
        sumRarity(
          answerStems.filter((stem) => candidate.stems.has(stem)),
          rarity,
        ) / candidate.weight,
    }))
    .toSorted((a, b) => b.similarity - a.similarity)
    .slice(0, MAX_CANDIDATES);
  const answer = splitLongSentences(judged);
  const coverages = nearest.map(({ candidate }) =>
    getCoverage(matchPoints(getWordings(candidate), answer, { judgeOpposition: false })),
  );
  return Math.max(0, ...coverages);
}

/** True if the answer covers another question of the bank. */
export function matchesOtherQuestion(context: AnswerContext): boolean {
  const { request, judgedAnswer } = context;
  const ownCoverage = getCoverage(context.matches);
  if (ownCoverage >= SURE_COVERAGE) return false;
  const minCoverage = leavesSubjectOpen(request.question) ? MIN_COVERAGE_OF_OPEN : MIN_COVERAGE;
  const index = getIndex(request.question);
  const coverage = getOtherCoverage(judgedAnswer, request.question, index);
  return coverage >= minCoverage && coverage > ownCoverage;
}
