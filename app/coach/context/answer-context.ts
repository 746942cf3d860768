import type { CoachRequest, Span, StarPart } from "~/coach/types";
import type { KeyPoint } from "~/data/questions/types";
import { parseDocument, type Document } from "~/coach/text/document";
import { alignWords } from "~/coach/text/align-words";
import { findHabitSentences } from "~/coach/match/habit-sentences";
import { judgeSentences, type AnswerJudgment } from "~/coach/wordings/judge-sentences";
import { denyOpposites } from "~/coach/match/deny-opposites";
import { matchPoints, type PointMatch } from "~/coach/match/points";
import type { KeyPointWordings } from "~/coach/match/wordings";
import { findAnchors, type SaidAnchor } from "~/coach/match/anchors";
import { findWrongSums, type WrongSum } from "~/coach/match/sums";
import { findSpokenErrors } from "~/coach/match/spoken-errors";
import { findSwappedRoles } from "~/coach/match/swapped-roles";
import { findRepeats } from "~/coach/text/repeats";
import { splitLines, splitSentences } from "~/coach/text/sentences";
import { findInjections, joinSubject } from "~/coach/text/injection";
import { findFillers, type Fillers } from "~/coach/speech/fillers";
import { findHedges } from "~/coach/speech/hedges";
import { findStar } from "~/coach/speech/star";
import { compareWithReference, type ReferenceMatch } from "./against-reference";
import { getExpectation } from "./expectation";
import { findRecited } from "./recited";

/** Everything the rules, the scores and the review use, prepared once for each request. */
export interface AnswerContext {
  request: CoachRequest;
  /** Behavioral or motivation; else an explanation: technical or case. */
  isStory: boolean;
  question: Document;
  answer: Document;
  /** The answer without sentences addressed to the scorer, those that repeat an earlier one, and the bank’s own. */
  judgedAnswer: Document;
  injections: Set<number>;
  /** Sentences copied from the advice on the points. */
  recited: Set<number>;
  keyPoints: KeyPoint[];
  /** The wordings of key points and reference. */
  expectedDocuments: Document[];
  /** By words in common. */
  matches: PointMatch[];
  /** What people's wordings say about the sentences; undefined for questions without wordings. */
  judgment: AnswerJudgment | undefined;
  /** Of a case: sums that don’t add up. */
  wrongSums: readonly WrongSum[];
  /** Of an estimate: figures from the world, in their range or far from it. */
  anchors: readonly SaidAnchor[];
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

/** The document without the sentences at these positions. The others keep theirs, so those before them stay, empty. */
export function removeSentences(answer: Document, excluded: ReadonlySet<number>): Document {
  if (excluded.size === 0) return answer;
  const empty = { start: 0, end: 0, text: "", tokens: [] };
  const last = answer.sentences.findLastIndex((_, index) => !excluded.has(index));
  const sentences = answer.sentences
    .slice(0, last + 1)
    .map((sentence, index) => (excluded.has(index) ? empty : sentence));
  return { text: answer.text, sentences, tokens: sentences.flatMap((sentence) => sentence.tokens) };
}

/** Parses question, key points and answer, and compares them sentence by sentence. */
export function buildAnswerContext(request: CoachRequest): AnswerContext {
  const { question, questionStems, keyPoints, wordings, documents, stems, targetWords } =
    getExpectation(request);
  const answer = parseDocument(request.answer, request.isOwnQuestion ? splitLines : splitSentences);
  const injections = findInjections(answer, joinSubject(request));
  const recited = findRecited(answer.sentences, request.keyPoints);
  const isStory = request.kind === "behavioral" || request.kind === "motivation";
  const repeats = findRepeats(answer.sentences);
  const judged = removeSentences(answer, new Set([...injections, ...repeats, ...recited]));
  const judgedAnswer = alignWords(judged, targetWords, { synonyms: !isStory });
  const newStems = new Set(
    judgedAnswer.tokens
      .filter((token) => token.isSpecific && !questionStems.has(token.stem))
      .map((token) => token.stem),
  );
  const habits =
    request.kind === "behavioral" ? findHabitSentences(judgedAnswer.sentences) : new Set<number>();
  // As it was written: the known errors are not aligned with the question’s words either.
  const { sentences } = judged;
  const swapped = findSwappedRoles(wordings, sentences, isStory);
  const matches = matchPoints(wordings, judgedAnswer, {
    judgeOpposition: !isStory,
    habits,
    swapped,
  });
  const judgment = request.isOwnQuestion
    ? undefined
    : judgeSentences(
        request.question,
        request.kind,
        sentences,
        (pointId, sentence) => !swapped.get(pointId)?.has(sentence),
      );
  // People's own errors are known only where there are wordings.
  const listReverses = ({ opposites, wrong }: KeyPointWordings) =>
    judgment ? opposites : [...opposites, ...wrong];
  const wrongSums = request.kind === "case" ? findWrongSums(sentences) : [];
  return {
    request,
    isStory,
    question,
    answer,
    judgedAnswer,
    injections,
    recited,
    keyPoints,
    expectedDocuments: documents,
    referenceMatch:
      request.reference && request.keyPoints.length === 0 && !isStory
        ? compareWithReference(request.question, request.reference, judgedAnswer)
        : null,
    matches: isStory
      ? matches
      : findSpokenErrors(
          denyOpposites(matches, wordings, sentences, listReverses),
          wordings,
          sentences,
        ),
    judgment,
    wrongSums,
    anchors: findAnchors(keyPoints, sentences, wrongSums),
    habits,
    fillers: findFillers(answer.tokens),
    hedges: findHedges(answer.tokens),
    star: findStar(judgedAnswer),
    newStems,
    relevantStems: new Set([...newStems].filter((stem) => stems.has(stem))),
  };
}
