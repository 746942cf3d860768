import { BANDS } from "~/coach/bands";
import type { Level } from "~/data/levels";
import { skillById, type SkillGroup, type SkillId } from "~/data/skills";
import {
  type Evidence,
  type EvidenceSource,
  type SkillLevel,
  calculateLevel,
  calculateShares,
  latestPerSubject,
} from "./level";
import { addMentorScore, getCountedScore } from "./other-score";
import { type PracticeSummary, summarizePractice } from "./summarize-practice";

export interface Rating {
  skill: SkillId;
  level: Level;
  ratedAt: string;
}

export interface ScoredAnswer {
  questionId: string;
  skills: readonly SkillId[];
  score: number;
  /** What is sure of it: the lower end of the range while something is open. */
  lowerScore?: number;
  at: string;
  /** The user had recently seen a sample answer, a review or the hint. */
  isHelped?: boolean;
  /** More than half of what was said rests on the person's own account. */
  isOwnAccount?: boolean;
  isByEarlierRubric?: boolean;
  /** The score a model or a mentor gives the answer; it counts where the score is the person's own account. */
  otherScore?: number | null;
  /** It says nothing, or was typed as a test: no evidence. */
  isWithoutContent?: boolean;
  /** Its review shows no score yet: no evidence until it does. */
  isTooOpen?: boolean;
  sessionId?: string;
  /** Its number among the attempts at the question in the session. */
  attempt?: number;
}

/** The evidence for one skill by source, and the resulting level. */
export interface SkillEvidence {
  skill: SkillId;
  name: string;
  group: SkillGroup;
  /** Self-rated: a level from 1 to 5. */
  rated: { level: Level; at: string } | null;
  /** Practiced: the mean of the scores that count, 0–100, rounded. */
  practiced: PracticeSummary | null;
  /** Learned: progress in lessons and quizzes, 0–100. */
  learned: SourceSummary | null;
  /** Reviewed: mentors' scores, 0–100. */
  reviewed: SourceSummary | null;
  level: SkillLevel;
  /** What each source contributes to the level, in percent. */
  shares: Partial<Record<EvidenceSource, number>>;
  /** Every dated piece, oldest first, also those that later attempts replaced. */
  pieces: readonly Evidence[];
}

/** The rounded mean and the number of a source's newest pieces. */
interface SourceSummary {
  mean: number;
  count: number;
  at: string;
}

/**
 * The skill record: one entry for every skill with evidence, practiced ones first, by score, then
 * by level.
 *
 * An answer given with help (sample answer, review or hint just read) counts half, in the level and
 * in the mean, because it may be recall rather than knowledge. It never replaces an answer given
 * without help: of several attempts at one question the last one counts, and if that one had help,
 * the last one without help counts as well.
 *
 * While something is open, the lower end of a score's range counts. Scores by the person's own account
 * and by an earlier rubric count half. A model's score beside an own account counts instead of it, and
 * before that a mentor's.
 *
 * An answer without content is no evidence, nor is one whose review shows no score yet.
 *
 * @param ratings in order of time; of each skill the last one counts
 * @param allAnswers every scored answer, in any order
 * @param now evidence counts less the older it is
 * @param additionalEvidence evidence of lessons and mentors
 */
export function buildSkillRecord(
  ratings: readonly Rating[],
  allAnswers: readonly ScoredAnswer[],
  now: Date,
  additionalEvidence: readonly Evidence[] = [],
): SkillEvidence[] {
  const ratingBySkill = new Map(ratings.map((rating) => [rating.skill, rating]));
  const answers = allAnswers
    .filter(({ isWithoutContent, isTooOpen }) => !isWithoutContent && !isTooOpen)
    .map((answer) => addMentorScore(answer, additionalEvidence));
  const countedAttempts = selectCountedAttempts(answers);
  const counted = new Set(countedAttempts);
  const allEvidence = [
    ...ratings.map(ratingToEvidence),
    ...answers.flatMap((answer) => answerToEvidence(answer, !counted.has(answer))),
    ...additionalEvidence,
  ];
  return [...new Set(allEvidence.map(({ skill }) => skill))]
    .flatMap((skill): SkillEvidence[] => {
      const skillEvidence = allEvidence.filter((evidence) => evidence.skill === skill);
      const level = calculateLevel(skillEvidence, now);
      if (!level) return [];
      const { name, group } = skillById(skill);
      const rating = ratingBySkill.get(skill);
      return [
        {
          skill,
          name,
          group,
          rated: rating ? { level: rating.level, at: rating.ratedAt } : null,
          practiced: summarizePractice(skill, countedAttempts, answers),
          learned: summarizeSource(skillEvidence, "learned"),
          reviewed: summarizeSource(skillEvidence, "reviewed"),
          level,
          shares: calculateShares(skillEvidence, now),
          pieces: skillEvidence.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0)),
        },
      ];
    })
    .toSorted(
      (a, b) =>
        (b.practiced?.mean ?? -1) - (a.practiced?.mean ?? -1) ||
        b.level.value - a.level.value ||
        a.name.localeCompare(b.name),
    );
}

/** The middle of the band a self-rating from 1 to 5 stands for, 0–100. */
export function getRatingValue(level: Level): number {
  const from = BANDS[level - 1]?.from ?? 0;
  const to = BANDS[level]?.from ?? 100;
  return (from + to) / 2;
}

function ratingToEvidence({ skill, level, ratedAt }: Rating): Evidence {
  const value = getRatingValue(level);
  return { skill, source: "rated", subject: skill, value, at: ratedAt };
}

export function answerToEvidence(answer: ScoredAnswer, isReplaced: boolean): Evidence[] {
  const { questionId, skills, score, at, isHelped = false, sessionId, attempt } = answer;
  const { lowerScore = score, isTooOpen = false } = answer;
  const { isOwnAccount = false, isByEarlierRubric = false } = answer;
  return skills.map((skill) => ({
    skill,
    source: "practiced",
    subject: questionId,
    value: getCountedScore(answer),
    at,
    isHelped,
    isOwnAccount,
    isByEarlierRubric,
    isReplaced,
    listed: { score, isOpen: lowerScore < score, isTooOpen },
    ...(sessionId !== undefined && attempt !== undefined
      ? { session: { id: sessionId, attempt } }
      : {}),
  }));
}

function selectCountedAttempts(unsorted: readonly ScoredAnswer[]): ScoredAnswer[] {
  const answers = unsorted.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
  const latestByQuestion = new Map(answers.map((answer) => [answer.questionId, answer]));
  const latestUnaidedByQuestion = new Map(
    answers.filter(({ isHelped }) => !isHelped).map((answer) => [answer.questionId, answer]),
  );
  return [...latestByQuestion].flatMap(([questionId, answer]) => [
    ...new Set([latestUnaidedByQuestion.get(questionId) ?? answer, answer]),
  ]);
}

function summarizeSource(
  evidence: readonly Evidence[],
  source: Evidence["source"],
): SourceSummary | null {
  const latestEvidence = latestPerSubject(evidence.filter((entry) => entry.source === source));
  if (latestEvidence.length === 0) return null;
  return {
    mean: Math.round(
      latestEvidence.reduce((sum, { value }) => sum + value, 0) / latestEvidence.length,
    ),
    count: latestEvidence.length,
    at:
      latestEvidence
        .map(({ at }) => at)
        .toSorted()
        .at(-1) ?? "",
  };
}

/** Below this difference in steps, rating and answers agree. */
const MIN_CONTRADICTION_GAP = 2;

/**
 * Skills whose rating and answers are two or more bands apart, widest gap first. Compares bands
 * only, since a self-rating has no points.
 */
export function findContradictions(
  record: readonly SkillEvidence[],
): (SkillEvidence & { answersAre: "lower" | "higher" })[] {
  return record
    .flatMap((evidence) => {
      if (!evidence.rated || !evidence.practiced) return [];
      const { mean } = evidence.practiced;
      const gap = evidence.rated.level - BANDS.filter(({ from }) => mean >= from).length;
      return Math.abs(gap) < MIN_CONTRADICTION_GAP
        ? []
        : { ...evidence, gap, answersAre: gap > 0 ? ("lower" as const) : ("higher" as const) };
    })
    .toSorted((a, b) => Math.abs(b.gap) - Math.abs(a.gap));
}
