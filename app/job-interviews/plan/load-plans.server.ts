import type { StoryKindId } from "~/data/story-kinds";
import { addDays, getLocalDate } from "~/mentoring/calendar/week";
import { listCountedTellings } from "~/stories/counted-tellings.server";
import { listStories } from "~/stories/queries.server";
import { isWhole } from "~/stories/short-version";
import { suggestKinds } from "~/stories/suggest-kinds";
import type { Story, Telling } from "~/stories/types";
import { listAskedKinds } from "~/job-interviews/asked-kinds";
import { getLastRound } from "~/job-interviews/rounds";
import type { JobInterview } from "~/job-interviews/types";
import { type Coverage, listCoverage, listOpenWork, type OpenQuestion } from "./coverage";
import { type DoneWork, listStoriesDone, listStoriesTold } from "./done-today";
import { type DoneToday, makePlans } from "./make-plans";
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
  /** The part of the day that it took. */
  used: DoneToday;
}

/** The plans of all job interviews that are still ahead, computed from what is open. */
export async function loadPlans(
  owner: string,
  interviews: readonly JobInterview[],
  day: Today,
): Promise<Plans> {
  const [stories, daysOff, tellings, withoutStory] = await Promise.all([
    listStories(owner),
    listDaysOff(owner),
    listCountedTellings(owner),
    listQuestionsWithoutStory(owner),
  ]);
  const questions = listOpenQuestions(withoutStory, { stories, tellings }, day.timeZone);
  const parts = await Promise.all(
    interviews.map(async (interview, index) => {
      const coverage = listCoverage(listAskedKinds(interview), stories, tellings);
      return {
        interview,
        coverage,
        rehearsal: await findRehearsal(owner, interview, day),
        off: daysOff.filter((off) => off.interviewId === interview.id).map((off) => off.day),
        open: listOpenWork(interview, coverage, index === 0 ? questions : []),
      };
    }),
  );
  const since = new Map<StoryKindId, string>();
  for (const { interview, coverage } of parts)
    for (const { kind } of coverage) {
      const { createdAt } = interview;
      if (createdAt < (since.get(kind) ?? "9")) since.set(kind, createdAt);
    }
  const storiesDone = [
    ...listStoriesDone(stories, since, day),
    ...listStoriesTold(stories, tellings, {
      ...day,
      since,
      rehearsalIds: parts.flatMap(({ rehearsal }) => rehearsal?.sessionId ?? []),
    }),
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
  const rehearsed = parts.map(({ rehearsal }) => rehearsal?.doneToday ?? []);
  const isPlanned = listPlannedRehearsals(day.today, sources, countUsed(storiesDone));
  const used = countUsed([...storiesDone, ...rehearsed.filter((_, i) => isPlanned[i]).flat()]);
  const plans = makePlans(day.today, sources, used);
  return {
    plans: parts.flatMap(({ interview, coverage, off, rehearsal }, index) => {
      const plan = plans[index];
      return plan
        ? { interview, plan, coverage, rehearsal, isOffToday: off.includes(day.today) }
        : [];
    }),
    stories,
    questions,
    done: [...storiesDone, ...rehearsed.flat()],
    used,
  };
}

const countUsed = (done: readonly DoneWork[]): DoneToday => ({
  minutes: done.reduce((sum, { minutes }) => sum + minutes, 0),
  things: done.length,
});

/** Of each plan, whether its rehearsal belongs to today. On any other day it is an extra, which takes nothing from the day. */
const listPlannedRehearsals = (today: string, sources: readonly PlanSource[], used: DoneToday) =>
  makePlans(
    today,
    sources.map((source) => ({ ...source, isRehearsed: false })),
    used,
  ).map(({ days }) => days[0]?.work.some(({ kind }) => kind === "rehearsal") ?? false);

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

/** Without a story so far: none was told for the question, or written for its kind, since the debrief. */
function listOpenQuestions(
  questions: Awaited<ReturnType<typeof listQuestionsWithoutStory>>,
  { stories, tellings }: { stories: readonly Story[]; tellings: readonly Telling[] },
  timeZone: string,
): OpenQuestion[] {
  return questions.flatMap(({ id, question, ownPrompt, debriefedAt }) => {
    const kinds = suggestKinds(question).map(({ kind }) => kind);
    const isTold = tellings.some(
      (told) =>
        (told.question === question || told.question === ownPrompt) && told.toldAt > debriefedAt,
    );
    const isWritten = stories.some(
      (story) =>
        isWhole(story) &&
        story.updatedAt > debriefedAt &&
        (kinds.length === 0
          ? story.createdAt > debriefedAt
          : story.kinds.some((kind) => kinds.includes(kind))),
    );
    if (isTold || isWritten) return [];
    const notBefore = addDays(getLocalDate(debriefedAt, timeZone), 1);
    return { id, question, kind: kinds[0] ?? null, notBefore };
  });
}
