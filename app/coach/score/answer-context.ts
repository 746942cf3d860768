import type { CoachRequest, Span, StarPart } from "~/coach/types";
import type { KeyPoint } from "~/data/questions/types";
import { parseDocument, type Document } from "~/coach/text/document";
import { alignWords, indexTargetWords } from "~/coach/text/align-words";
import { getContentStems } from "~/coach/text/tokens";
import { findHabitSentences } from "~/coach/match/habit-sentences";
import { matchPoints, type PointMatch } from "~/coach/match/points";
import { compareWithReference, type ReferenceMatch } from "./against-reference";
import { parseWordings, type KeyPointWordings } from "~/coach/match/wordings";
import { deriveKeyPoints } from "~/coach/match/reference-points";
import { findInjections } from "~/coach/rules/injection";
import { findFillers, type Fillers } from "~/coach/speech/fillers";
import { findHedges } from "~/coach/speech/hedges";
import { findStar } from "~/coach/speech/star";

/** Everything the scorers and the review use, prepared once per request. */
export interface AnswerContext {
  request: CoachRequest;
  question: Document;
  answer: Document;
  /** The answer without sentences addressed to the scorer. */
  judgedAnswer: Document;
  injections: Set<number>;
  keyPoints: KeyPoint[];
  /** The wordings of key points and reference. */
  expectedDocuments: Document[];
  matches: PointMatch[];
  /** In a story, sentences about habits. */
  habits: Set<number>;
  /** The comparison with the model answer, if there are no key points. */
  referenceMatch: ReferenceMatch | null;
  fillers: Fillers;
  hedges: Span[];
  star: Record<StarPart, number[]>;
  /** Specific stems of the answer that aren't in the question. */
  newStems: Set<string>;
  /** Those also in the key points or the reference. */
  relevantStems: Set<string>;
}

function removeSentences(answer: Document, excluded: ReadonlySet<number>): Document {
  if (excluded.size === 0) return answer;
  const empty = { start: 0, end: 0, text: "", tokens: [] };
  const sentences = answer.sentences.map((sentence, index) =>
    excluded.has(index) ? empty : sentence,
  );
  return { text: answer.text, sentences, tokens: sentences.flatMap((sentence) => sentence.tokens) };
}

/**
 * The bank's key points live as long as the process; their wordings are prepared once per question.
 */
const wordingsCache = new WeakMap<
  readonly KeyPoint[],
  { prompt: string; wordings: KeyPointWordings[]; expected: Document }
>();

function parseExpected(
  request: CoachRequest,
  points: readonly KeyPoint[],
  questionStems: ReadonlySet<string>,
): { wordings: KeyPointWordings[]; expected: Document } {
  const cached = wordingsCache.get(request.keyPoints);
  if (cached?.prompt === request.question) return cached;
  const wordings = points.map((point) => parseWordings(point, questionStems));
  const expected = parseDocument(
    request.keyPoints.flatMap((point) => [point.claim, ...point.aliases]).join("\n\n"),
  );
  if (request.keyPoints.length > 0)
    wordingsCache.set(request.keyPoints, { prompt: request.question, wordings, expected });
  return { wordings, expected };
}

/** Parses question, key points and answer, and matches them. */
export function buildAnswerContext(request: CoachRequest): AnswerContext {
  const question = parseDocument(request.question);
  const answer = parseDocument(request.answer);
  const injections = findInjections(answer);
  const questionStems = getContentStems(question.tokens);
  const keyPoints =
    request.keyPoints.length > 0 ? request.keyPoints : deriveKeyPoints(request.reference ?? "");
  const { wordings, expected } = parseExpected(request, keyPoints, questionStems);
  const reference = parseDocument(request.reference ?? "");
  const expectedStems = getContentStems([...expected.tokens, ...reference.tokens]);
  const isStory = request.kind === "behavioral" || request.kind === "motivation";
  const judgedAnswer = alignWords(
    removeSentences(answer, injections),
    indexTargetWords([question, expected, reference]),
    { synonyms: !isStory },
  );
  const newStems = new Set(
    judgedAnswer.tokens
      .filter((token) => token.isSpecific && !questionStems.has(token.stem))
      .map((token) => token.stem),
  );
  const habits =
    request.kind === "behavioral" ? findHabitSentences(judgedAnswer.sentences) : new Set<number>();
  return {
    request,
    question,
    answer,
    judgedAnswer,
    injections,
    keyPoints,
    expectedDocuments: [expected, reference],
    referenceMatch:
      request.reference && request.keyPoints.length === 0 && !isStory
        ? compareWithReference(request.question, request.reference, judgedAnswer)
        : null,
    matches: matchPoints(wordings, judgedAnswer, !isStory, habits),
    habits,
    fillers: findFillers(answer.tokens),
    hedges: findHedges(answer.tokens),
    star: findStar(judgedAnswer),
    newStems,
    relevantStems: new Set([...newStems].filter((stem) => expectedStems.has(stem))),
  };
}
