import { CERTAIN, type Judgment } from "~/coach/wordings/judge-sentences";
import type { PointMatch } from "./points";

/**
 * How the wordings' judgment and the words in common add up, and where a point counts: in log odds,
 * chosen so that at most one near miss in ten by another writer counts.
 */
interface Thresholds {
  /** What full credit for words in common is worth, in log odds. */
  creditFactor: number;
  covered: number;
  partial: number;
  /** A sentence this likely to get the point wrong is quoted as wrong. */
  wrong: number;
  /** By how much it must be more likely wrong than right. */
  wrongMargin: number;
}

const THRESHOLDS = {
  explanation: { creditFactor: 3, covered: 5, partial: 4, wrong: 5, wrongMargin: 1 },
  // A story can't be wrong about what happened: an unlikely turn lowers its score instead.
  story: {
    creditFactor: 2,
    covered: 4,
    partial: 3,
    wrong: CERTAIN - 1,
    wrongMargin: 0,
  },
} satisfies Record<string, Thresholds>;

/** An action is better evidence than a habit, in log odds. */
const HABIT_PENALTY = 1;

type PointJudgments = ReadonlyMap<string, readonly Judgment[]>;

/** The point that each sentence most likely gets wrong, if any: a sentence is wrong about one thing. */
function findWrongSentences(points: PointJudgments, { wrong, wrongMargin }: Thresholds) {
  const blamed = new Map<number, { pointId: string; odds: number }>();
  for (const [pointId, judgments] of points)
    judgments.forEach((judgment, index) => {
      const isWrong = judgment.wrong > wrong && judgment.wrong > judgment.makes + wrongMargin;
      if (isWrong && judgment.wrong > (blamed.get(index)?.odds ?? 0))
        blamed.set(index, { pointId, odds: judgment.wrong });
    });
  return blamed;
}

/** The words seem to deny the point, but it is probably made: "why not greedy: it can fail". */
const PROBABLY_MADE = 4;
const SURELY_MADE = 8;
/** A sentence that gets a point wrong is closer to people's errors than to their right wordings. */
const MIN_LEAN = 0.05;

function isSurelyWrong(judgment: Judgment | undefined): boolean {
  return judgment === undefined || (judgment.lean >= MIN_LEAN && judgment.makes < PROBABLY_MADE);
}

/** The sentence that most likely makes a point. */
function findBest(judgments: readonly Judgment[]): { index: number; odds: number } {
  let best = { index: -1, odds: Number.NEGATIVE_INFINITY };
  judgments.forEach(({ makes }, index) => {
    if (makes > best.odds) best = { index, odds: makes };
  });
  return best;
}

/**
 * Decides about each point by what the wordings say of each sentence, beside the words in common
 * found before.
 */
export function applyJudgments(
  matches: readonly PointMatch[],
  points: PointJudgments,
  habits: ReadonlySet<number>,
  isStory: boolean,
): PointMatch[] {
  const thresholds = THRESHOLDS[isStory ? "story" : "explanation"];
  const { creditFactor, covered, partial } = thresholds;
  const blamed = findWrongSentences(points, thresholds);
  /** A sentence that surely makes one point gets no other point wrong. */
  const makesAnother = (sentence: number, pointId: string) =>
    [...points].some(
      ([id, judgments]) =>
        id !== pointId && (judgments[sentence]?.makes ?? -CERTAIN) >= SURELY_MADE,
    );
  const judge = (match: PointMatch, errors: typeof blamed): PointMatch => {
    const judgments = points.get(match.point.id);
    if (!judgments) return match;
    if (
      match.status === "contradicted" &&
      isSurelyWrong(judgments[match.sentence ?? -1]) &&
      !makesAnother(match.sentence ?? -1, match.point.id)
    )
      return match;
    const best = findBest(
      judgments.map((judgment, index) =>
        habits.has(index) ? { ...judgment, makes: judgment.makes - HABIT_PENALTY } : judgment,
      ),
    );
    const isHabit =
      habits.has(best.index) && (match.sentence === null || habits.has(match.sentence));
    const fullOdds = best.odds + creditFactor * match.credit;
    // What someone usually does covers a point partly at most.
    const odds = isHabit ? Math.min(fullOdds, covered - 0.01) : fullOdds;
    const [wrongIndex, blame] =
      [...errors].find(([, { pointId }]) => pointId === match.point.id) ?? [];
    const isLikelyWrong = odds < partial && match.status !== "covered";
    if (
      wrongIndex !== undefined &&
      blame &&
      !makesAnother(wrongIndex, match.point.id) &&
      (isLikelyWrong || blame.odds >= CERTAIN)
    )
      return {
        ...match,
        status: "contradicted",
        credit: 0,
        sentence: wrongIndex,
        isLikelyError: blame.odds < CERTAIN,
      };
    const sentence = match.status === "covered" ? match.sentence : best.index;
    const credit = 1 / (1 + Math.exp(covered - odds));
    const evidence = { odds, sentence: sentence ?? best.index };
    if (odds >= covered) return { ...match, status: "covered", credit, sentence, evidence };
    if (odds >= partial) return { ...match, status: "partial", credit, sentence, evidence };
    return { ...match, status: "missed", credit, sentence: null, evidence };
  };
  const judged = matches.map((match) => judge(match, blamed));
  if (isStory) return judged;
  // A sentence that makes one point is not blamed for another that it only probably gets wrong.
  const good = new Set(
    judged.flatMap(({ status, sentence }) => (status === "covered" ? (sentence ?? []) : [])),
  );
  const certain = new Map(
    [...blamed].filter(([index, { odds }]) => odds >= CERTAIN || !good.has(index)),
  );
  return matches.map((match) => judge(match, certain));
}
