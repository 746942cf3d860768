import type { SkillId } from "~/data/skills";

/** Self-ratings, interview answers, lessons, mentor reviews. */
export type EvidenceSource = "rated" | "practiced" | "learned" | "reviewed";

/** One dated piece of evidence for a skill. */
export interface Evidence {
  skill: SkillId;
  source: EvidenceSource;
  /**
   * The question, course or mentor. Of several pieces from the same source and subject only the
   * newest counts.
   */
  subject: string;
  /** 0–100. */
  value: number;
  /** ISO 8601, UTC. */
  at: string;
  /** Given right after reading a sample answer, a review or the hint. */
  isHelped?: boolean;
  /** A score that rests on the person's own account more than on the coach's reading. */
  isOwnAccount?: boolean;
  /** A score by a rubric that took what it didn't see for missing. */
  isByEarlierRubric?: boolean;
  /** The score of an answer as lists show it: see formatScore. */
  listed?: { score: number; isOpen: boolean; isTooOpen: boolean };
  /** A later attempt counts instead. It is still a piece of evidence of its day. */
  isReplaced?: boolean;
  /** The interview session of an answer or of one that a mentor marked, and which attempt in it. */
  session?: { id: string; attempt: number };
}

export interface SkillLevel {
  /** 0–100, rounded. */
  value: number;
  /** The 80% range, rounded. */
  low: number;
  high: number;
  /** 0–99: how much of the level comes from evidence, the rest being unknown. */
  certainty: number;
  support: "thin" | "some" | "firm";
  /** Backed by an answer or a mentor, not only by the person's own rating or account. */
  isDemonstrated: boolean;
}

/** Weights of fresh evidence by source: an answer 1, a mentor's review more, a self-rating half. */
export const SOURCE_WEIGHTS: Record<EvidenceSource, number> = {
  reviewed: 1.5,
  practiced: 1,
  learned: 0.6,
  rated: 0.5,
};

/** The factor for evidence given with help, and for scores nobody checked. */
const HALF_WEIGHT = 0.5;

/** Half-lives in days: answers age faster than ratings and reviews. */
export const HALF_LIFE_IN_DAYS: Record<EvidenceSource, number> = {
  reviewed: 365,
  practiced: 120,
  learned: 180,
  rated: 365,
};

/** Prior standard deviation of a level, with the weight of one answer. */
const PRIOR_DEVIATION = 25;
const PRIOR_WEIGHT = 1;

/** Standard errors on each side of an 80% range. */
const RANGE_FACTOR = 1.28;

const SOME_SUPPORT_WEIGHT = 0.75;
const FIRM_SUPPORT_WEIGHT = 2.5;
const DAY_IN_MS = 86_400_000;

/**
 * The level from all evidence: the mean of its values, each weighted by its source and halved for
 * every half-life of its age.
 *
 *     weight  w = source's weight × ½^(age ÷ half-life), × ½ with help, and × ½ by the person's
 *                 own account or an earlier rubric
 *     level   L = Σ w·v ÷ Σ w
 *     spread  s² = (25² + Σ w·(v − L)²) ÷ (1 + Σ w)
 *     range   L ± 1.28 · √(s² ÷ (1 + Σ w)), within 0 and 100
 *     certainty   Σ w ÷ (1 + Σ w), in percent
 *
 * So the range narrows when evidence agrees, widens when it disagrees, and widens again with age.
 * Certainty is about the amount only: more evidence never lowers it, age does. The order in which
 * evidence arrives doesn't matter. Undefined without evidence.
 */
export function calculateLevel(evidence: readonly Evidence[], now: Date): SkillLevel | undefined {
  const latest = latestPerSubject(evidence);
  const weightedValues = latest.map((piece) => ({
    value: piece.value,
    weight: calculateWeight(piece, now),
  }));
  const totalWeight = sum(weightedValues.map(({ weight }) => weight));
  if (totalWeight === 0) return undefined;
  const level = sum(weightedValues.map(({ value, weight }) => weight * value)) / totalWeight;
  const variance =
    (PRIOR_WEIGHT * PRIOR_DEVIATION ** 2 +
      sum(weightedValues.map(({ value, weight }) => weight * (value - level) ** 2))) /
    (PRIOR_WEIGHT + totalWeight);
  const margin = RANGE_FACTOR * Math.sqrt(variance / (PRIOR_WEIGHT + totalWeight));
  return {
    value: Math.round(level),
    low: Math.max(0, Math.round(level - margin)),
    high: Math.min(100, Math.round(level + margin)),
    certainty: Math.min(99, Math.round((100 * totalWeight) / (PRIOR_WEIGHT + totalWeight))),
    support:
      totalWeight < SOME_SUPPORT_WEIGHT
        ? "thin"
        : totalWeight < FIRM_SUPPORT_WEIGHT
          ? "some"
          : "firm",
    isDemonstrated: latest.some(
      ({ source, isOwnAccount }) =>
        (source === "practiced" && !isOwnAccount) || source === "reviewed",
    ),
  };
}

/**
 * The newest piece per source and subject, with and without help separately, in a fixed order; of
 * two pieces of the same time, the lower value.
 */
export function latestPerSubject(evidence: readonly Evidence[]): Evidence[] {
  const latest = new Map<string, Evidence>();
  for (const piece of evidence) {
    if (piece.isReplaced) continue;
    const key = `${piece.source} ${piece.subject} ${piece.isHelped === true}`;
    const current = latest.get(key);
    if (
      !current ||
      piece.at > current.at ||
      (piece.at === current.at && piece.value < current.value)
    )
      latest.set(key, piece);
  }
  return [...latest].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, piece]) => piece);
}

/**
 * Two pieces of evidence of different days or sources. Ratings don't count, nor does a score that rests on the
 * person's own account. Replaced attempts do, so that another attempt never takes this away.
 */
export function isProven(evidence: readonly Evidence[]): boolean {
  const [first, ...others] = evidence.filter(
    ({ source, isOwnAccount }) => source !== "rated" && !isOwnAccount,
  );
  return others.some((piece) => piece.source !== first?.source || getDay(piece) !== getDay(first));
}

/** The day in UTC. */
function getDay({ at }: Evidence): string {
  return at.slice(0, "2026-11-21".length);
}

/** What each source contributes to the level, in percent of all weight; together about 100. */
export function calculateShares(
  evidence: readonly Evidence[],
  now: Date,
): Partial<Record<EvidenceSource, number>> {
  const pieces = latestPerSubject(evidence);
  const total = sum(pieces.map((piece) => calculateWeight(piece, now)));
  const bySource = Map.groupBy(pieces, ({ source }) => source);
  return Object.fromEntries(
    [...bySource].map(([source, group]) => [
      source,
      Math.round((100 * sum(group.map((piece) => calculateWeight(piece, now)))) / total),
    ]),
  );
}

/** The factor for how a score came about. */
export function getTrust({
  isHelped,
  isOwnAccount,
  isByEarlierRubric,
}: Pick<Evidence, "isHelped" | "isOwnAccount" | "isByEarlierRubric">): number {
  return (isHelped ? HALF_WEIGHT : 1) * (isOwnAccount || isByEarlierRubric ? HALF_WEIGHT : 1);
}

function calculateWeight(evidence: Evidence, now: Date): number {
  const { source, at } = evidence;
  const age = Math.max(0, (now.getTime() - Date.parse(at)) / DAY_IN_MS);
  return SOURCE_WEIGHTS[source] * getTrust(evidence) * 0.5 ** (age / HALF_LIFE_IN_DAYS[source]);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
