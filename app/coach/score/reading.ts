import type { CoachRequest, Span, StarPart } from "~/coach/types";
import type { KeyPoint } from "~/data/questions/types";
import { readDocument, type Document } from "~/coach/text/document";
import { alignWords, readTargetWords } from "~/coach/text/align-words";
import { contentStems } from "~/coach/text/tokens";
import { habitSentences } from "~/coach/match/habit";
import { matchPoints, type PointMatch } from "~/coach/match/points";
import { compareWithReference, type ReferenceMatch } from "./against-reference";
import { readForms, type Forms } from "~/coach/match/forms";
import { pointsFromReference } from "~/coach/match/reference-points";
import { findInjections } from "~/coach/rules/injection";
import { findFillers, type Fillers } from "~/coach/speech/fillers";
import { findHedges } from "~/coach/speech/hedges";
import { findStar } from "~/coach/speech/star";

/** Everything that scorers and the review look at, read from the request once. */
export interface Reading {
  request: CoachRequest;
  question: Document;
  answer: Document;
  /** The answer without sentences addressed to the scorer. */
  judged: Document;
  injections: Set<number>;
  points: KeyPoint[];
  /** The wordings of key points and reference. */
  expected: Document[];
  matches: PointMatch[];
  /** In a story, sentences that say what one usually does. */
  habits: Set<number>;
  /** The comparison with the model answer, where that is all there is to hold the answer against. */
  compared: ReferenceMatch | null;
  fillers: Fillers;
  hedges: Span[];
  star: Record<StarPart, number[]>;
  /** Specific stems of the answer that the question does not have. */
  own: Set<string>;
  /** Of those, the ones the key points or the reference use. */
  relevant: Set<string>;
}

function without(answer: Document, left: ReadonlySet<number>): Document {
  if (left.size === 0) return answer;
  const empty = { start: 0, end: 0, text: "", tokens: [] };
  const sentences = answer.sentences.map((sentence, at) => (left.has(at) ? empty : sentence));
  return { text: answer.text, sentences, tokens: sentences.flatMap((sentence) => sentence.tokens) };
}

/** Key points of the bank live as long as the program; their wordings are read once for each question. */
const knownForms = new WeakMap<
  readonly KeyPoint[],
  { prompt: string; forms: Forms[]; expected: Document }
>();

function readExpected(
  request: CoachRequest,
  points: readonly KeyPoint[],
  questionStems: ReadonlySet<string>,
): { forms: Forms[]; expected: Document } {
  const known = knownForms.get(request.keyPoints);
  if (known?.prompt === request.question) return known;
  const forms = points.map((point) => readForms(point, questionStems));
  const expected = readDocument(
    request.keyPoints.flatMap((point) => [point.claim, ...point.aliases]).join("\n\n"),
  );
  if (request.keyPoints.length > 0)
    knownForms.set(request.keyPoints, { prompt: request.question, forms, expected });
  return { forms, expected };
}

/** Reads question, key points and answer, and matches them. */
export function readRequest(request: CoachRequest): Reading {
  const question = readDocument(request.question);
  const answer = readDocument(request.answer);
  const injections = findInjections(answer);
  const questionStems = contentStems(question.tokens);
  const points =
    request.keyPoints.length > 0 ? request.keyPoints : pointsFromReference(request.reference ?? "");
  const { forms, expected } = readExpected(request, points, questionStems);
  const reference = readDocument(request.reference ?? "");
  const expectedStems = contentStems([...expected.tokens, ...reference.tokens]);
  const story = request.kind === "behavioral" || request.kind === "motivation";
  const judged = alignWords(
    without(answer, injections),
    readTargetWords([question, expected, reference]),
    { synonyms: !story },
  );
  const own = new Set(
    judged.tokens
      .filter((token) => token.specific && !questionStems.has(token.stem))
      .map((token) => token.stem),
  );
  const habits =
    request.kind === "behavioral" ? habitSentences(judged.sentences) : new Set<number>();
  return {
    request,
    question,
    answer,
    judged,
    injections,
    points,
    expected: [expected, reference],
    compared:
      request.reference && request.keyPoints.length === 0 && !story
        ? compareWithReference(request.question, request.reference, judged)
        : null,
    matches: matchPoints(forms, judged, !story, habits),
    habits,
    fillers: findFillers(answer.tokens),
    hedges: findHedges(answer.tokens),
    star: findStar(judged),
    own,
    relevant: new Set([...own].filter((stem) => expectedStems.has(stem))),
  };
}
