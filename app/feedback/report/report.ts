import { getBand } from "~/coach/bands";
import { hasScore } from "~/coach/has-score";
import { hasTooOpenRange } from "~/coach/score/range";
import type { BandName, Review } from "~/coach/types";
import type { Question } from "~/data/questions/types";
import type { Answer, UnsentDraft, Session } from "~/practice/store/types";
import { MAX_OWN_SHARE, isByEarlierRubric } from "~/practice/store/earlier-rubric";
import type { Help } from "~/practice/store/help";
import { getSessionProgress, type QuestionState } from "~/practice/store/progress";
import { type MeanDimension, mean, averageDimensions } from "~/feedback/parts/mean-dimensions";
import { writeDetail, writeHeadline } from "./describe-scores";
import { getPointState } from "~/feedback/parts/point-state";
import { type PlanItem, type DueDate, buildPlan } from "./plan";
import { type RecurringGap, findRecurringGaps } from "./recurring-gaps";

export interface ReportScores {
  score: number;
  /** Something is still asked that would change the score. */
  isOpen: boolean;
  /** So much is still asked about every answer that a figure would say too little; the mean leaves out such answers. */
  isTooOpen: boolean;
  band: BandName;
  headline: string;
  detail: string;
  dimensions: MeanDimension[];
  gaps: RecurringGap[];
  /**
   * The main reason for each answered question's score, by its number, and the help seen before it.
   */
  questions: {
    number: number;
    score: number;
    /** Something is still asked that would change it, or so much that a figure would say too little. */
    isOpen: boolean;
    isTooOpen: boolean;
    /** More than half of what was said rests on the person's own account. */
    isOwnAccount: boolean;
    isByEarlierRubric: boolean;
    scoreReason: string;
    help: Help | null;
  }[];
  /** The coaches that scored, with their versions. */
  coaches: string[];
}

export interface ReportAnswer {
  number: number;
  name: string;
  prompt: string;
  text: string;
  /** The code submitted with it. */
  code: string | null;
  /** The follow-up question and its answer. */
  followUp: { question: string; text: string } | null;
}

/** The report of a session. Null: not shared, or not there. */
export interface Report {
  title: string;
  startedAt: string;
  /** Minutes to the last answer; null if it took more than one sitting. */
  minutes: number | null;
  answeredCount: number;
  questions: { number: number; name: string; state: QuestionState }[];
  /** Numbers of answered questions whose review cannot be read; they do not count in the scores. */
  unreadableNumbers: readonly number[];
  /** Questions whose answers have no score, and why. */
  withoutScore: readonly { number: number; reason: string }[];
  name: string | null;
  scores: ReportScores | null;
  /** The latest answer to each question, word for word. */
  answers: ReportAnswer[] | null;
  plan: PlanItem[] | null;
  /** Unsubmitted drafts: shown only to the owner, never scored. */
  unsentDrafts: readonly UnsentDraft[];
}

const MAX_SITTING_MINUTES = 240;

interface ReportContext {
  /** The owner's name; null hides it. */
  name: string | null;
  unsentDrafts: readonly UnsentDraft[];
  /** When the owner's questions are due. */
  schedule: readonly DueDate[];
}

export function buildReport(
  session: Session,
  { name, unsentDrafts, schedule }: ReportContext,
): Report {
  const answered = listAnswered(session);
  const reviewed = answered.flatMap(({ number, question, answer }) =>
    answer.review && hasScore(answer.review)
      ? [{ number, question, answer, review: answer.review }]
      : [],
  );
  return {
    title: session.card.title,
    startedAt: session.startedAt,
    minutes: getMinutes(session, answered),
    answeredCount: answered.length,
    questions: getSessionProgress(session).map(({ state }, index) => ({
      number: index + 1,
      state,
      name: session.questions[index]?.name ?? "",
    })),
    unreadableNumbers: answered
      .filter(({ answer }) => answer.review === null)
      .map(({ number }) => number),
    withoutScore: answered.flatMap(({ number, answer: { review } }) =>
      review && !hasScore(review) ? [{ number, reason: explainNoScore(review) }] : [],
    ),
    name,
    unsentDrafts,
    scores:
      reviewed.length === 0
        ? null
        : buildScores(
            reviewed.map(({ number, question: { kind }, answer, review }) => ({
              number,
              kind,
              text: answer.text,
              review,
              help: answer.help,
            })),
          ),
    answers: answered.map(({ number, question, answer: { text, code, attempt } }) => ({
      number,
      name: question.name,
      prompt: question.prompt,
      text,
      code: code?.source ?? null,
      followUp: findFollowUp(session, question, attempt),
    })),
    plan: buildPlan(
      reviewed.map(({ number, question, review }) => ({
        number,
        questionId: question.id,
        score: review.score,
        nextStep: review.nextSteps[0]?.title ?? "",
      })),
      schedule,
    ),
  };
}

interface AnsweredQuestion {
  number: number;
  question: Question;
  answer: Answer;
}

/** The latest answer to each question. */
function listAnswered({ questions, answers }: Session): AnsweredQuestion[] {
  return questions.flatMap((question, index) => {
    const answer = answers.findLast(({ questionId }) => questionId === question.id);
    return answer ? [{ number: index + 1, question, answer }] : [];
  });
}

function getMinutes(
  { startedAt }: Session,
  answered: readonly AnsweredQuestion[],
): Report["minutes"] {
  const lastAnsweredAt = answered
    .map(({ answer }) => answer.createdAt)
    .toSorted()
    .at(-1);
  if (lastAnsweredAt === undefined) return null;
  const minutes = Math.round((Date.parse(lastAnsweredAt) - Date.parse(startedAt)) / 60_000);
  return minutes <= MAX_SITTING_MINUTES ? Math.max(1, minutes) : null;
}

function explainNoScore({ flag, keyPoints }: Review): string {
  if (flag === "untested") return "Its tests weren’t run, so it has no score.";
  if (flag === "nonsense") return "No answer was found in it, so it has no score.";
  if (flag === "other-language") return "In another language, so it has no score.";
  const placed = keyPoints.filter((point) => getPointState(point) === "settled").length;
  return `An exercise, without a score: ${placed} of ${keyPoints.length} points placed.`;
}

function findFollowUp(
  { followUps }: Session,
  { id, keyPoints }: Question,
  attempt: number,
): ReportAnswer["followUp"] {
  const followUp = followUps.find(
    (candidate) => candidate.questionId === id && candidate.attempt === attempt,
  );
  const question =
    followUp?.prompt ?? keyPoints.find((point) => point.id === followUp?.keyPointId)?.followUp;
  return followUp && question ? { question, text: followUp.text } : null;
}

function buildScores(
  answered: readonly (Parameters<typeof findRecurringGaps>[0][number] & {
    number: number;
    help: Help | null;
  })[],
): ReportScores {
  const all = answered.map(({ review }) => review);
  const withFigure = all.filter((review) => !hasTooOpenRange(review));
  const reviews = withFigure.length === 0 ? all : withFigure;
  const score = Math.round(mean(reviews.map((review) => review.score)));
  const dimensions = averageDimensions(reviews);
  return {
    score,
    isOpen: reviews.some(({ isOpen }) => isOpen),
    isTooOpen: withFigure.length === 0,
    band: getBand(score),
    headline: writeHeadline(dimensions),
    detail: writeDetail(score, reviews),
    dimensions,
    gaps: findRecurringGaps(answered),
    questions: answered.map(({ number, review, help }) => ({
      number,
      score: review.score,
      isOpen: review.isOpen === true,
      isTooOpen: hasTooOpenRange(review),
      isOwnAccount: (review.ownShare ?? 0) > MAX_OWN_SHARE,
      isByEarlierRubric: isByEarlierRubric(review),
      scoreReason: review.headline,
      help,
    })),
    coaches: [...new Set(all.map(({ maker }) => `${maker.name} ${maker.version}`))],
  };
}
