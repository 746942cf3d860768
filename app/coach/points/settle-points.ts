import weights from "~/coach/weights/points.json";
import type { AnswerContext } from "~/coach/context/answer-context";
import type { PointMatch } from "~/coach/match/points";
import type { HalfAnswers, KeyPointStatus, SentenceAnswer, VerdictSource } from "~/coach/types";
import type { KeyPoint } from "~/data/questions/types";
import { findError } from "./find-error";
import { type MeasuredPoint, measurePoints, OWN_ODDS } from "./measure-points";
import {
  averageCredit,
  expectCredit,
  PART_CREDIT,
  type PointWeights,
  predictPoint,
} from "./predict-point";
import { predictWithoutWordings } from "./predict-without-wordings";
import { type CheckResult, countRight, getTrust, listResults } from "./read-checks";

export interface PointModels {
  story: PointWeights;
  explanation: PointWeights;
}

/** A point of the question with what is known of it. */
export interface SettledPoint {
  point: KeyPoint;
  status: KeyPointStatus;
  source: VerdictSource;
  /** Index of the sentence that makes it, or gets it wrong. */
  sentence: number | null;
  /** The half that is left, where the person found the other one. */
  openHalf?: 0 | 1;
  /** What is wrong is a figure. */
  isFigureOff?: boolean;
  /** −0.25 to 1: what it counts, or may be expected to count. */
  credit: number;
  /** The variance of the credit; 0 where it is known. */
  variance: number;
  /** 0–1: what it counts if it is told at all. */
  creditIfTold: number;
  results: readonly CheckResult[];
  match: PointMatch;
}

/** Whether the answer itself gets the point wrong, not only a check after it. */
export function isToldWrong({ status, source }: Pick<SettledPoint, "status" | "source">): boolean {
  return status === "contradicted" && source !== "checked";
}

/** What is wrong takes something away. */
const WRONG_CREDIT = -0.25;
/** By the person’s own account: what people say they told is told in part more often than in full. */
const MIN_OWN_CREDIT = 0.7;
const OWN_VARIANCE = 0.05;
/** A fact that was told and checked, and one that is known and was hardly told. */
const CHECKED_CREDIT = 1;
const KNOWN_CREDIT = 0.6;
const CHECKED_VARIANCE = 0.02;
/** A text of fewer words is not yet a story, and hardly an answer to a question without wordings. */
const ENOUGH_WORDS = 25;
/**
 * By the wordings of the point itself, a sentence that is less likely than this is no ground to say
 * that it makes the point, however often people tell such points.
 */
const MIN_OWN_ODDS = -0.75;
/** What someone usually does tells a point in part at most. */
const MAX_HABIT_FULL = 0;

/** How likely each point is told, by its best sentence. */
function predict(
  context: AnswerContext,
  match: PointMatch,
  measured: MeasuredPoint | undefined,
  models: PointModels,
) {
  const { habits, isStory, judgedAnswer, judgment } = context;
  const lengthShare = Math.min(1, judgedAnswer.tokens.length / ENOUGH_WORDS);
  if (!measured || !judgment) return predictWithoutWordings(context, match, lengthShare);
  const model = isStory ? models.story : models.explanation;
  const { sentence, measures } = measured;
  const predicted = predictPoint(model, measures);
  const share = isStory ? lengthShare : 1;
  const likely = {
    told: share * predicted.told,
    full: habits.has(sentence) ? MAX_HABIT_FULL : share * predicted.full,
  };
  return {
    ...likely,
    credit: share * expectCredit(model, averageCredit(likely)),
    sentence,
    isThought:
      share === 1 && predicted.told >= model.bar && (measures[OWN_ODDS] ?? 0) >= MIN_OWN_ODDS,
  };
}

/** What the coach itself knows of a point: an error it sees, a sentence it thinks makes it, or nothing. */
function readPoint(
  context: AnswerContext,
  match: PointMatch,
  measured: MeasuredPoint | undefined,
  models: PointModels,
): SettledPoint {
  const base = { point: match.point, match, results: listResults(match.point, context.request) };
  const error = findError(context, match);
  if (error !== undefined)
    return {
      ...base,
      status: "contradicted",
      source: "seen",
      sentence: error,
      isFigureOff: context.anchors.some(
        ({ pointId, isInRange }) => pointId === match.point.id && !isInRange,
      ),
      credit: WRONG_CREDIT,
      creditIfTold: 0,
      variance: 0,
    };
  const { told, full, credit, sentence, isThought } = predict(context, match, measured, models);
  const average = averageCredit({ told, full });
  const figure = context.anchors.find(({ pointId }) => pointId === match.point.id);
  if (figure) {
    const fullShare = told > 0 ? full / told : 0;
    return {
      ...base,
      status: fullShare >= 0.5 ? "covered" : "partial",
      source: "seen",
      sentence: figure.sentence,
      credit: averageCredit({ told: 1, full: fullShare }),
      creditIfTold: averageCredit({ told: 1, full: fullShare }),
      variance: (1 - PART_CREDIT) ** 2 * fullShare * (1 - fullShare),
    };
  }
  return {
    ...base,
    status: isThought ? (full >= told / 2 ? "covered" : "partial") : "asked",
    source: isThought ? "thought" : "asked",
    sentence: isThought ? sentence : null,
    credit,
    creditIfTold: told > 0 ? average / told : PART_CREDIT,
    variance: full + PART_CREDIT ** 2 * (told - full) - average ** 2,
  };
}

/** A point with the checks that were answered: what one has the wrong way round is wrong, however it was told. */
function applyChecks(read: SettledPoint): SettledPoint {
  const { results, status, credit } = read;
  if (results.length === 0) return read;
  if (results.some(({ isRight }) => !isRight))
    return {
      ...read,
      status: "contradicted",
      source: "checked",
      credit: WRONG_CREDIT,
      variance: 0,
    };
  if (status === "contradicted") return read;
  const isTold = status !== "asked";
  const known = isTold ? CHECKED_CREDIT : Math.max(KNOWN_CREDIT, credit);
  const share = countRight(results) / results.length;
  return {
    ...read,
    status: isTold ? "covered" : "partial",
    source: "checked",
    credit: credit + share * (known - credit),
    variance: CHECKED_VARIANCE,
  };
}

/** A point with what the person said of it. A check that shows an error wins over it. */
function applyAccount(read: SettledPoint, context: AnswerContext): SettledPoint {
  const { pointAnswers = {} } = context.request;
  const { id } = read.point;
  if (!Object.hasOwn(pointAnswers, id) || read.status === "contradicted") return read;
  const said = pointAnswers[id] ?? null;
  if (said === null)
    return { ...read, status: "missed", source: "person", sentence: null, credit: 0, variance: 0 };
  const halves = typeof said === "number" ? [said, said] : [said[0], said[1]];
  const isSaid = (half: SentenceAnswer | undefined): half is number =>
    typeof half === "number" && context.answer.sentences[half] !== undefined;
  const [sentence, other] = halves.filter(isSaid);
  if (sentence === undefined) return read;
  const isWhole = other !== undefined;
  const own = Math.max(MIN_OWN_CREDIT, read.creditIfTold);
  const openHalf = typeof said === "number" ? undefined : findOpenHalf(said);
  return {
    ...read,
    status: isWhole ? "covered" : "partial",
    source: read.source === "checked" ? "checked" : "person",
    sentence,
    ...(openHalf !== undefined && { openHalf }),
    // What the coach expected of the whole point no longer stands where half of it is said.
    credit: isWhole
      ? Math.max(own, read.credit)
      : Math.max(own / 2, read.source === "checked" ? read.credit : 0),
    variance: OWN_VARIANCE,
  };
}

function findOpenHalf(halves: HalfAnswers): 0 | 1 | undefined {
  if (halves[0] === undefined) return 0;
  return halves[1] === undefined ? 1 : undefined;
}

/**
 * What is known of each point of the question, from its own sentence, its checks and what the person
 * said of it. Where several checks show errors, the other facts that were not checked count less.
 * @param models others than those that ship
 */
export function settlePoints(
  context: AnswerContext,
  models: PointModels = weights,
): SettledPoint[] {
  const measured = measurePoints(context);
  const points = context.matches.map((match, index) =>
    applyAccount(applyChecks(readPoint(context, match, measured?.[index], models)), context),
  );
  const trust = getTrust(points.flatMap(({ results }) => results));
  return points.map((point) =>
    context.isStory || point.source === "checked" || point.credit <= 0
      ? point
      : { ...point, credit: point.credit * trust },
  );
}

/** Whether the person can still say something about a point that would change the score. */
export function isOpenPoint({ source }: Pick<SettledPoint, "source">): boolean {
  return source === "asked";
}
