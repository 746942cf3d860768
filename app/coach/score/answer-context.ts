import type { CoachRequest, Span, StarPart } from "~/coach/types";
import type { KeyPoint } from "~/data/questions/types";
import { parseDocument, type Document } from "~/coach/text/document";
import { alignWords } from "~/coach/text/align-words";
import { findHabitSentences } from "~/coach/match/habit-sentences";
import { judgeSentences, type AnswerJudgment } from "~/coach/wordings/judge-sentences";
import { applyJudgments } from "~/coach/match/apply-judgments";
import { denyOpposites } from "~/coach/match/deny-opposites";
import { addOwnPoints } from "~/coach/match/own-points";
import { choosePointSentences } from "~/coach/match/point-sentences";
import { matchPoints, type PointMatch } from "~/coach/match/points";
import { findSwappedRoles } from "~/coach/match/swapped-roles";
import { findPadding } from "./padding";
import { ramp } from "./ramp";
import { settleExplanationPoints } from "./settle-explanation-points";
import { settleStoryPoints } from "./settle-story-points";
import type { PreparedModel } from "./answer-model";
import { readExplanation, readStory, type AnswerReading } from "./read-answer";
import { getQuestionMargins, type PreparedQuestions, type QuestionMargins } from "./story-question";
import type { VerdictWeights } from "./point-verdict";
import { getExpectation } from "./expectation";
import { compareWithReference, type ReferenceMatch } from "./against-reference";
import { findRepeats } from "~/coach/rules/repeats";
import { findInjections } from "~/coach/rules/injection";
import { findFillers, type Fillers } from "~/coach/speech/fillers";
import { findHedges } from "~/coach/speech/hedges";
import { findStar } from "~/coach/speech/star";
import { addPointSentences } from "~/coach/stories/find-story-parts";

/** Everything the scorers and the review use, prepared once per request. */
export interface AnswerContext {
  request: CoachRequest;
  question: Document;
  answer: Document;
  /** The answer without sentences addressed to the scorer, and without those that repeat an earlier one. */
  judgedAnswer: Document;
  injections: Set<number>;
  keyPoints: KeyPoint[];
  /** The wordings of key points and reference. */
  expectedDocuments: Document[];
  matches: PointMatch[];
  /** The same before they were settled in the light of the whole answer. */
  judgedMatches: PointMatch[];
  /** The matches by words in common only. */
  wordMatches: PointMatch[];
  /** What people's wordings say about the answer; undefined for questions without wordings. */
  judgment: AnswerJudgment | undefined;
  /** How much more a story or a motivation is like the answers to its question than like others. */
  questionMargins: QuestionMargins;
  /** How good a story or a motivation is as a whole; undefined for questions without wordings. */
  story?: AnswerReading | undefined;
  /** The same of a technical or case answer. */
  explanation?: AnswerReading | undefined;
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

/** What reads stories, where it isn’t what ships: models that never saw the answer they judge. */
export interface StoryModels {
  questions?: PreparedQuestions;
  story?: PreparedModel;
  verdicts?: VerdictWeights;
}

/**
 * Parses question, key points and answer, and matches them sentence by sentence.
 * @param omitted sentences that are not judged, by position
 */
export function matchAnswer(
  request: CoachRequest,
  { questions }: StoryModels = {},
  omitted: ReadonlySet<number> = new Set(),
): AnswerContext {
  const { question, questionStems, keyPoints, wordings, documents, stems, targetWords } =
    getExpectation(request);
  const answer = parseDocument(request.answer);
  const injections = findInjections(answer);
  const isStory = request.kind === "behavioral" || request.kind === "motivation";
  const repeats = findRepeats(answer.sentences);
  const judged = removeSentences(answer, new Set([...injections, ...repeats, ...omitted]));
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
  const matches = matchPoints(wordings, judgedAnswer, !isStory, habits, swapped);
  const judgment = judgeSentences(
    request.question,
    request.kind,
    sentences,
    (pointId, sentence) => !swapped.get(pointId)?.has(sentence),
  );
  const judgedMatches = denyOpposites(
    judgment ? applyJudgments(matches, judgment.points, habits, isStory) : matches,
    wordings,
    sentences,
  );
  return {
    request,
    question,
    answer,
    judgedAnswer,
    injections,
    keyPoints,
    expectedDocuments: documents,
    referenceMatch:
      request.reference && request.keyPoints.length === 0 && !isStory
        ? compareWithReference(request.question, request.reference, judgedAnswer)
        : null,
    matches: judgedMatches,
    judgedMatches,
    wordMatches: matches,
    judgment,
    questionMargins: getQuestionMargins(request.question, judgedAnswer.tokens, questions),
    habits,
    fillers: findFillers(answer.tokens),
    hedges: findHedges(answer.tokens),
    star: findStar(judgedAnswer),
    newStems,
    relevantStems: new Set([...newStems].filter((stem) => stems.has(stem))),
  };
}

const isStory = ({ kind }: CoachRequest) => kind === "behavioral" || kind === "motivation";

function settlePoints(context: AnswerContext, { verdicts }: StoryModels): PointMatch[] {
  const { judgment, matches, request } = context;
  if (!judgment) return matches;
  return isStory(request) ? settleStoryPoints(context, verdicts) : settleExplanationPoints(context);
}

/** How good a story or a motivation is as a whole, with the points the person says they made. */
function readWhole(context: AnswerContext, { story }: StoryModels): AnswerReading | undefined {
  const { judgment, matches, request } = context;
  return judgment && isStory(request)
    ? readStory({ ...context, matches: addOwnPoints(matches, request.ownPoints) }, story)
    : undefined;
}

/** Padding costs this share of what the story loses with it. */
const PADDING_COST = 0.2;
/** The rest of the story must be this good, as a mark: in a weaker one general words are how it is told. */
const GOOD_STORY_RANGE = [65, 80] as const;

/** The same, hardly lower for sentences that tell nothing of the story. */
function readWithoutPadding(
  context: AnswerContext,
  models: StoryModels,
): AnswerReading | undefined {
  const whole = readWhole(context, models);
  const padding = whole ? findPadding(context) : new Set<number>();
  if (!whole || padding.size === 0) return whole;
  const rest = readWhole(matchAnswer(context.request, models, padding), models);
  if (!rest || rest.mark <= whole.mark) return whole;
  const share = (1 - PADDING_COST) * ramp(rest.mark, GOOD_STORY_RANGE);
  return { ...(share > 0.5 ? rest : whole), mark: whole.mark + share * (rest.mark - whole.mark) };
}

/** The same with each point settled in the light of the whole answer. */
export function buildAnswerContext(
  request: CoachRequest,
  models: StoryModels = {},
  omitted: ReadonlySet<number> = new Set(),
): AnswerContext {
  const matched = matchAnswer(request, models, omitted);
  const context = { ...matched, story: readWithoutPadding(matched, models) };
  const settledMatches = settlePoints(context, models);
  const { judgment, judgedAnswer: answer, star } = context;
  const foundMatches = judgment
    ? choosePointSentences({
        kind: request.kind,
        answer,
        matches: settledMatches,
        judgments: judgment.points,
        star,
      })
    : settledMatches;
  const hasStoryPoints = request.kind === "behavioral" && request.keyPoints.length > 0;
  const matches = addOwnPoints(foundMatches, request.ownPoints);
  const settled = {
    ...context,
    matches,
    star: hasStoryPoints ? addPointSentences(context.star, matches) : context.star,
  };
  return isStory(request) || !context.judgment
    ? settled
    : { ...settled, explanation: readExplanation({ ...settled, matches: foundMatches }) };
}
