import { bandOf } from "~/coach/bands";
import type { BandName, Review } from "~/coach/types";
import type { Question } from "~/data/questions/types";
import { isSkillId } from "~/data/skills";
import type { Schedule } from "~/interviews/due/schedule";
import type { UnsentDraft } from "~/interviews/drafts/types";
import type { Help } from "~/interviews/help/help";
import { stepsOf, type StepState } from "~/interviews/progress";
import type { Session } from "~/interviews/sessions.server";
import { type MeanDimension, mean, meanDimensions } from "./means";
import { type PlanItem, planOf } from "./plan";
import { type RecurringGap, recurringGaps } from "./recurring";

export interface ReportScores {
  score: number;
  band: BandName;
  headline: string;
  detail: string;
  dimensions: MeanDimension[];
  gaps: RecurringGap[];
  /** What decided each answered question's score, by its number, and what had been shown before it. */
  questions: { number: number; score: number; decided: string; help: Help | null }[];
  /** Who scored: coaches and their versions. */
  makers: string[];
}

export interface ReportAnswer {
  number: number;
  prompt: string;
  text: string;
  /** What was written beside it in the code editor. */
  code: string | null;
  /** What was asked next, and the answer to it. */
  followUp: { question: string; text: string } | null;
}

/** A session as it is told afterwards. What is null was not chosen to be shown, or there is none. */
export interface Report {
  title: string;
  startedAt: string;
  /** Minutes to the last answer; null when it went over more than one sitting. */
  minutes: number | null;
  answered: number;
  questions: { number: number; prompt: string; state: StepState }[];
  name: string | null;
  scores: ReportScores | null;
  /** The answers as they were given, the last try of each question. */
  answers: ReportAnswer[] | null;
  plan: PlanItem[] | null;
  /** What was begun and not sent: for the person alone, never scored. */
  unsent: readonly UnsentDraft[];
}

const ONE_SITTING_IN_MINUTES = 240;

/** @param schedule when the person's questions come back */
export function reportOf(
  session: Session,
  schedule: readonly Schedule[],
  name: string | null,
  unsent: readonly UnsentDraft[],
): Report {
  const answered = session.questions.flatMap((question, index) => {
    const answer = session.answers.findLast(({ questionId }) => questionId === question.id);
    return answer ? [{ number: index + 1, question, answer }] : [];
  });
  const lastAt =
    answered
      .map(({ answer }) => answer.createdAt)
      .toSorted()
      .at(-1) ?? session.startedAt;
  const minutes = Math.max(
    1,
    Math.round((Date.parse(lastAt) - Date.parse(session.startedAt)) / 60_000),
  );
  return {
    title: session.card.title,
    startedAt: session.startedAt,
    minutes: answered.length > 0 && minutes <= ONE_SITTING_IN_MINUTES ? minutes : null,
    answered: answered.length,
    questions: stepsOf(session).map(({ state }, index) => ({
      number: index + 1,
      state,
      prompt: session.questions[index]?.prompt ?? "",
    })),
    name,
    unsent,
    scores:
      answered.length === 0
        ? null
        : scoresOf(
            answered.map(({ number, question: { kind }, answer: { text, review, help } }) => ({
              number,
              kind,
              text,
              review,
              help,
            })),
          ),
    answers: answered.map(({ number, question, answer: { text, code, attempt } }) => ({
      number,
      prompt: question.prompt,
      text,
      code: code?.source ?? null,
      followUp: followUpOf(session, question, attempt),
    })),
    plan: planOf(
      answered.map(({ number, question, answer: { review } }) => ({
        number,
        questionId: question.id,
        score: review.score,
        skills: question.skills.filter(isSkillId),
        step: review.nextSteps[0]?.title ?? "",
      })),
      schedule,
      session.askedSkills
        .filter(isSkillId)
        .filter((skill) => !session.questions.some(({ skills }) => skills.includes(skill))),
    ),
  };
}

function followUpOf(
  { followUps }: Session,
  { id, keyPoints }: Question,
  attempt: number,
): ReportAnswer["followUp"] {
  const given = followUps.find((one) => one.questionId === id && one.attempt === attempt);
  const question = keyPoints.find((point) => point.id === given?.keyPointId)?.followUp;
  return given && question ? { question, text: given.text } : null;
}

function scoresOf(
  answered: readonly (Parameters<typeof recurringGaps>[0][number] & {
    number: number;
    help: Help | null;
  })[],
): ReportScores {
  const reviews = answered.map(({ review }) => review);
  const score = Math.round(mean(reviews.map((review) => review.score)));
  const dimensions = meanDimensions(reviews);
  return {
    score,
    band: bandOf(score),
    headline: headlineOf(dimensions),
    detail: detailOf(score, reviews),
    dimensions,
    gaps: recurringGaps(answered),
    questions: answered.map(({ number, review, help }) => ({
      number,
      score: review.score,
      decided: review.headline,
      help,
    })),
    makers: [...new Set(reviews.map(({ maker }) => `${maker.name} ${maker.version}`))],
  };
}

function headlineOf(dimensions: readonly MeanDimension[]): string {
  const ranked = dimensions.toSorted((a, b) => b.points / b.weight - a.points / a.weight);
  const [best] = ranked;
  const worst = ranked.toSorted((a, b) => b.weight - b.points - (a.weight - a.points))[0];
  if (!best || !worst) return "Scored as a whole";
  if (worst.points === worst.weight) return "Nothing is left in any dimension";
  return best.name === worst.name || best.points * 2 < best.weight
    ? `Most is left in ${worst.label.toLowerCase()}`
    : `Strongest in ${best.label.toLowerCase()}. Most is left in ${worst.label.toLowerCase()}`;
}

function detailOf(score: number, reviews: readonly Review[]): string {
  const gains = reviews.map((review) => review.nextSteps[0]?.points ?? 0);
  const lifted = Math.round(
    mean(reviews.map((review, index) => Math.min(100, review.score + (gains[index] ?? 0)))),
  );
  const counted =
    reviews.length === 1
      ? "It is one answer’s score."
      : `${score} is the mean of ${reviews.length} answers.`;
  if (lifted <= score) return counted;
  return `${counted} The first next step of each ${reviews.length === 1 ? "is" : "answer is"} worth up to ${Math.round(mean(gains))} points, which would make it about ${lifted}.`;
}

export const REPORT_PARTS = ["scores", "answers", "plan", "name"] as const;
export type ReportPart = (typeof REPORT_PARTS)[number];

/** The report with nothing in it beyond these parts; which questions were asked is always there. */
export function onlyParts(report: Report, parts: readonly ReportPart[]): Report {
  const kept = <Part extends ReportPart>(part: Part): Report[Part] | null =>
    parts.includes(part) ? report[part] : null;
  return {
    ...report,
    scores: kept("scores"),
    answers: kept("answers"),
    plan: kept("plan"),
    name: kept("name"),
    unsent: [],
  };
}
