import { questionById } from "~/data/questions/cards.server";
import { SOLID_SCORE } from "~/skills/weak-spots";
import { createAnswerStep, createStoryStep } from "./practice-steps";
import { fits } from "../questions";
import type { Situation } from "../situation";
import type { AdviceStep } from "../types";
import { writeReason } from "../words";

/** A date this near comes before everything else. */
const SOON_DAYS = 14;

/** What a job interview in the next two weeks asks for. */
export function prepareInterview(situation: Situation): AdviceStep[] {
  const { jobInterview } = situation.person;
  if (!jobInterview || jobInterview.daysLeft > SOON_DAYS || jobInterview.daysLeft < 0) return [];
  const when = describeDays(jobInterview.daysLeft);
  const reason = `Your interview at ${jobInterview.company} is ${when}.`;
  const opening = createStoryStep(situation, "tell-me-about-yourself", {
    reasons: [reason, "This question opens nearly every interview."],
  });
  return [...answerAgain(situation, reason), ...(opening ? [opening] : []), createMockStep(reason)];
}

export const createMockStep = (reason: string | null): AdviceStep => ({
  kind: "look",
  subject: "mock-interview",
  title: "Run a whole mock interview",
  reason: writeReason(null, reason, "Six questions in one go show where you lose time."),
  strength: null,
  to: "/interview",
  actionLabel: "Choose a session",
  minutes: 30,
  chain: [],
});

const describeDays = (days: number): string =>
  days === 0 ? "today" : days === 1 ? "tomorrow" : `in ${days} days`;

/** Answers that are due, then weak ones, of what this interview asks. */
function answerAgain(situation: Situation, reason: string): AdviceStep[] {
  const { answers, offer } = situation;
  const weak = [...answers]
    .filter(([, { score, isOpen }]) => score < SOLID_SCORE && !isOpen)
    .toSorted(([, a], [, b]) => a.score - b.score)
    .map(([id]) => id);
  return [...new Set([...offer.dueQuestionIds, ...weak])].flatMap((id) => {
    const answer = answers.get(id);
    const found = questionById(id);
    if (!answer || answer.isOpen || !found || !fits(situation, found)) return [];
    const isLow = answer.score < SOLID_SCORE;
    return createAnswerStep(situation, found, {
      title: `Answer “${found.question.name}” again`,
      reasons: [
        reason,
        isLow
          ? answers.size > 1
            ? `Of your ${answers.size} answers, this one came to ${answer.score}.`
            : `Your answer came to ${answer.score}; a second one usually gains the most.`
          : "It’s due again, so you keep it.",
      ],
      actionLabel: "Answer again",
    });
  });
}

export function continueSession({ person }: Situation): AdviceStep[] {
  const { openSession } = person;
  if (!openSession) return [];
  const { id, title, left } = openSession;
  const short = title.split(/\s+/).length <= MAX_TITLE_WORDS;
  return [
    {
      kind: "continue",
      subject: id,
      title: short ? `Continue ${title}` : "Continue your session",
      reason:
        left === 1 ? "One question is left." : `You began it, and ${left} questions are left.`,
      strength: null,
      to: `/interview/sessions/${id}`,
      actionLabel: "Continue",
      minutes: left * MINUTES_PER_QUESTION,
      chain: [],
    },
  ];
}

const MAX_TITLE_WORDS = 8;
const MINUTES_PER_QUESTION = 4;
