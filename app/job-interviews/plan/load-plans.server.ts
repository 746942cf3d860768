import type { StoryKindId } from "~/data/story-kinds";
import { addDays, getLocalDate } from "~/mentoring/calendar/week";
import { listAttemptScores } from "~/practice/store/attempt-scores.server";
import { listStories, listTellings } from "~/stories/queries.server";
import type { Story } from "~/stories/types";
import { listAskedKinds } from "~/job-interviews/asked-kinds";
import { getLastRound } from "~/job-interviews/rounds";
import type { JobInterview } from "~/job-interviews/types";
import { type Coverage, listCoverage, listOpenWork, type OpenQuestion } from "./coverage";
import { type DoneWork, listStoriesDone } from "./done-today";
import { makePlans } from "./make-plans";
import { listDaysOff, listQuestionsWithoutStory } from "./queries.server";
import { findRehearsal, type Rehearsal } from "./rehearsal.server";
import type { Plan, PlanSource } from "./types";

/** The day where the person is. */
export interface Today {
  today: string;
  timeZone: string;
  now: Date;
}

export interface InterviewPlan {
  interview: JobInterview;
  plan: Plan;
  /** The kinds it asks for, the likeliest first. */
  coverage: Coverage[];
  isOffToday: boolean;
  rehearsal: Rehearsal | null;
}

export interface Plans {
  /** The nearest first. */
  plans: InterviewPlan[];
  stories: Story[];
  questions: OpenQuestion[];
  /** What was done today, of all plans. */
  done: DoneWork[];
}

/** The plans of all job interviews that are still ahead, computed from what is open. */
export async function loadPlans(
  owner: string,
  interviews: readonly JobInterview[],
  day: Today,
): Promise<Plans> {
  const [stories, daysOff, questions] = await Promise.all([
    listStories(owner),
    listDaysOff(owner),
    listOpenQuestions(owner, interviews, day.timeZone),
  ]);
  const parts = await Promise.all(
    interviews.map(async (interview, index) => {
      const coverage = listCoverage(listAskedKinds(interview), stories);
      return {
        interview,
        coverage,
        rehearsal: await findRehearsal(owner, interview, day),
        off: daysOff.filter((off) => off.interviewId === interview.id).map((off) => off.day),
        open: listOpenWork(interview, coverage, index === 0 ? questions : []),
      };
    }),
  );
  const asked = new Set<StoryKindId>(
    parts.flatMap(({ coverage }) => coverage.map(({ kind }) => kind)),
  );
  const done = [
    ...listStoriesDone(stories, asked, day),
    ...parts.flatMap(({ rehearsal }) => rehearsal?.doneToday ?? []),
  ];
  const sources = parts.map(({ interview, off, open, rehearsal }): PlanSource => {
    return {
      ...getDays(interview, day),
      id: interview.id,
      daysOff: off,
      minutesADay: interview.minutesADay,
      isRehearsed: rehearsal?.isDone ?? false,
      open,
    };
  });
  const minutes = done.reduce((sum, each) => sum + each.minutes, 0);
  const plans = makePlans(day.today, sources, { minutes, things: done.length });
  return {
    plans: parts.flatMap(({ interview, coverage, off, rehearsal }, index) => {
      const plan = plans[index];
      return plan
        ? { interview, plan, coverage, rehearsal, isOffToday: off.includes(day.today) }
        : [];
    }),
    stories,
    questions,
    done,
  };
}

/** A round that is still today where it is held counts as today, also where tomorrow has begun. */
function getDays(interview: JobInterview, { today, timeZone }: Today) {
  const firstDay = getLocalDate(interview.createdAt, timeZone);
  const { heldOn } = getLastRound(interview);
  return {
    firstDay: firstDay > today ? today : firstDay,
    lastDay: heldOn < today ? today : heldOn,
    roundDays: interview.rounds.map((round) => round.heldOn),
  };
}

/** Without a story so far: nothing was told or answered since the debrief. */
async function listOpenQuestions(
  owner: string,
  interviews: readonly JobInterview[],
  timeZone: string,
): Promise<OpenQuestion[]> {
  if (interviews.length === 0) return [];
  const questions = await listQuestionsWithoutStory(owner);
  if (questions.length === 0) return [];
  const [scores, tellings] = await Promise.all([listAttemptScores(owner), listTellings(owner)]);
  return questions
    .filter(
      ({ question, ownQuestionId, debriefedAt }) =>
        !scores.some(({ questionId, at }) => questionId === ownQuestionId && at > debriefedAt) &&
        !tellings.some((told) => told.question === question && told.toldAt > debriefedAt),
    )
    .map(({ id, question, ownQuestionId, debriefedAt }) => ({
      id,
      question,
      ownQuestionId,
      notBefore: addDays(getLocalDate(debriefedAt, timeZone), 1),
    }));
}
