import { deriveKeyPoints } from "~/coach/match/reference-points";
import { type KeyPointWordings, parseWordings } from "~/coach/match/wordings";
import { type TargetWords, indexTargetWords } from "~/coach/text/align-words";
import { type Document, parseDocument } from "~/coach/text/document";
import { getContentStems } from "~/coach/text/tokens";
import type { CoachRequest } from "~/coach/types";
import type { KeyPoint } from "~/data/questions/types";

/** What a question and its key points or reference ask for, prepared for the comparison. */
interface Expectation {
  prompt: string;
  reference: string | undefined;
  question: Document;
  questionStems: Set<string>;
  keyPoints: KeyPoint[];
  wordings: KeyPointWordings[];
  /** The wordings of the key points, and the reference. */
  documents: Document[];
  stems: Set<string>;
  targetWords: TargetWords;
}

/**
 * The bank's key points live as long as the process; they are prepared once per question.
 */
const expectationCache = new WeakMap<readonly KeyPoint[], Expectation>();

function parseExpectation(request: CoachRequest): Expectation {
  const question = parseDocument(request.question);
  const questionStems = getContentStems(question.tokens);
  const keyPoints =
    request.keyPoints.length > 0 ? request.keyPoints : deriveKeyPoints(request.reference ?? "");
  const documents = [
    parseDocument(
      request.keyPoints.flatMap((point) => [point.claim, ...point.aliases]).join("\n\n"),
    ),
    parseDocument(request.reference ?? ""),
  ];
  return {
    prompt: request.question,
    reference: request.reference,
    question,
    questionStems,
    keyPoints,
    wordings: keyPoints.map((point) => parseWordings(point, questionStems)),
    documents,
    stems: getContentStems(documents.flatMap(({ tokens }) => tokens)),
    targetWords: indexTargetWords([question, ...documents]),
  };
}

export function getExpectation(request: CoachRequest): Expectation {
  const cached = expectationCache.get(request.keyPoints);
  if (cached?.prompt === request.question && cached.reference === request.reference) return cached;
  const expectation = parseExpectation(request);
  if (request.keyPoints.length > 0) expectationCache.set(request.keyPoints, expectation);
  return expectation;
}
