import type { SkillId } from "~/data/skills";

/** What somebody says of themselves, what their answers show, what they learned, what a mentor saw. */
export type EvidenceSource = "rated" | "practiced" | "learned" | "reviewed";

/** One dated thing that speaks for a skill. */
export interface Evidence {
  skill: SkillId;
  source: EvidenceSource;
  /** What it is about: a question, a course, a mentor. Of the same source on the same thing only the newest counts. */
  subject: string;
  /** 0–100. */
  value: number;
  /** ISO 8601, UTC. */
  at: string;
  /** Shown right after reading how it is done. */
  isHelped?: boolean;
}

export interface SkillLevel {
  /** 0–100, whole points. */
  value: number;
  /** Where it lies in eight of ten cases, whole points. */
  low: number;
  high: number;
  support: "thin" | "some" | "firm";
  /** Somebody or something saw it: an answer or a mentor. Without that it is a claim. */
  isDemonstrated: boolean;
}

/** How much fresh evidence of a source counts. An answer counts one; a mentor who watched counts more, a word about oneself half. */
const SOURCE_WEIGHTS: Record<EvidenceSource, number> = {
  reviewed: 1.5,
  practiced: 1,
  learned: 0.6,
  rated: 0.5,
};

/** What was shown with help counts so much of what it would have counted without. */
export const HELPED_WEIGHT = 0.5;

/** After so many days evidence counts half: what one can do today is forgotten sooner than what one is. */
const HALF_LIFE_IN_DAYS: Record<EvidenceSource, number> = {
  reviewed: 365,
  practiced: 120,
  learned: 180,
  rated: 365,
};

/** Before any evidence a level may be anything: this standard deviation stands for that, with the weight of one answer. */
const PRIOR_DEVIATION = 25;
const PRIOR_WEIGHT = 1;

/** Standard errors to each side of the level that hold it in eight of ten cases. */
const RANGE_FACTOR = 1.28;

const SOME_SUPPORT_WEIGHT = 0.75;
const FIRM_SUPPORT_WEIGHT = 2.5;
const DAY_IN_MS = 86_400_000;

/**
 * The level that evidence adds up to: the mean of its values, each weighted by its source and halved for
 * every half-life of its age.
 *
 *     weight  w = source's weight × ½^(age ÷ half-life), and × ½ with help
 *     level   L = Σ w·v ÷ Σ w
 *     spread  s² = (25² + Σ w·(v − L)²) ÷ (1 + Σ w)
 *     range   L ± 1.28 · √(s² ÷ (1 + Σ w)), within 0 and 100
 *
 * So the range narrows with every agreeing piece, widens where they disagree, and widens again as they age.
 * Undefined without evidence: nothing is known, which is no level.
 */
export function calculateLevel(evidence: readonly Evidence[], now: Date): SkillLevel | undefined {
  const weightedValues = latestPerSubject(evidence).map((piece) => ({
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
    support:
      totalWeight < SOME_SUPPORT_WEIGHT
        ? "thin"
        : totalWeight < FIRM_SUPPORT_WEIGHT
          ? "some"
          : "firm",
    isDemonstrated: evidence.some(({ source }) => source === "practiced" || source === "reviewed"),
  };
}

/** Of several pieces of one source on the same thing the newest; of the same moment the last given. */
export function latestPerSubject(evidence: readonly Evidence[]): Evidence[] {
  const latest = new Map<string, Evidence>();
  for (const piece of evidence) {
    const key = `${piece.source} ${piece.subject}`;
    const current = latest.get(key);
    if (!current || piece.at >= current.at) latest.set(key, piece);
  }
  return [...latest.values()];
}

function calculateWeight({ source, at, isHelped }: Evidence, now: Date): number {
  const age = Math.max(0, (now.getTime() - Date.parse(at)) / DAY_IN_MS);
  return (
    SOURCE_WEIGHTS[source] *
    (isHelped ? HELPED_WEIGHT : 1) *
    0.5 ** (age / HALF_LIFE_IN_DAYS[source])
  );
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
