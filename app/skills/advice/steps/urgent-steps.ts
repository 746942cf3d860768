import { questionById } from "~/data/questions/cards.server";
import { SOLID_SCORE } from "~/skills/weak-spots";
import { createAnswerStep, createStoryStep, describeLength } from "./practice-steps";
import { nameCount } from "~/skills/advice/names";
import { fits } from "~/skills/advice/questions";
import type { Situation } from "~/skills/advice/situation";
import type { AdviceStep } from "~/skills/advice/types";
import { writeReason } from "~/skills/advice/words";

/** A date this near comes before everything else. */
const SOON_DAYS = 14;

/** What a job interview in the next two weeks asks for. */
export function prepareInterview(situation: Situation): AdviceStep[] {
  const { jobInterview } = situation.person;
  if (!jobInterview || jobInterview.daysLeft > SOON_DAYS || jobInterview.daysLeft < 0) return [];
  const when = describeDays(jobInterview.daysLeft);
  const reason = `Your interview at ${jobInterview.company} is ${when}.`;
  const opening = createStoryStep(situation, "tell-me-about-yourself", {
    reasons: [reason, "Nearly every interview opens with this question."],
  });
  return [...answerAgain(situation, reason), ...(opening ? [opening] : []), createMockStep(reason)];
}

export const createMockStep = (reason: string | null): AdviceStep => ({
  kind: "look",
  subject: "mock-interview",
  title: "Do a full mock interview",
  reason: writeReason(null, reason, "Six questions in a row show where you lose time."),
  strength: null,
  to: "/interview",
  actionLabel: "Choose a session",
  minutes: 30,
  chain: [],
});

const describeDays = (days: number): string =>
  days === 0 ? "today" : days === 1 ? "tomorrow" : `in ${nameCount(days)} days`;

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
            ? `Your last answer to this one scored ${answer.score}.`
            : `Your answer scored ${answer.score}, and second attempts gain the most.`
          : "It’s due again, so you don’t forget it.",
        describeLength(found.question, answer.seconds),
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
      reason: `You have ${nameCount(left)} ${left === 1 ? "question" : "questions"} left.`,
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
