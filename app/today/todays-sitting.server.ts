import { courseBySlug } from "~/data/learning/courses";
import { listAllJobInterviews } from "~/job-interviews/queries.server";
import { type LearnedWork, readLearnedWork, readProgressIn } from "~/learning/progress.server";
import { readTimeZone } from "~/mentoring/calendar/time-zone.server";
import { getLocalDate } from "~/mentoring/calendar/week";
import { getSession } from "~/practice/store/sessions.server";
import { listStories } from "~/stories/queries.server";
import type { TodayItem } from "./items";
import { type ItemState, listItemStates } from "./progress";
import { listSittings, type Sitting } from "./sittings.server";

export interface TodaysSitting extends Sitting {
  states: ItemState[];
}

/** The person's day, by the zone of their browser; without one, by UTC. */
export function getToday(request: Request, now: Date): string {
  return getLocalDate(now.toISOString(), readTimeZone(request) ?? "UTC");
}

/** The same with its zone and time. */
export function readToday(request: Request, now: Date) {
  return { today: getToday(request, now), timeZone: readTimeZone(request) ?? "UTC", now };
}

/** What the person started today; undefined before. */
export async function findTodaysSitting(
  owner: string,
  day: string,
): Promise<TodaysSitting | undefined> {
  const [sitting] = await listSittings(owner, day, day);
  return sitting && addStates(owner, sitting, await readLearnedWork(owner));
}

/** A sitting with where each of its items stands. */
export async function addStates(
  owner: string,
  sitting: Sitting,
  learned: LearnedWork,
): Promise<TodaysSitting> {
  const { items, sessionId } = sitting;
  const sessionIds = items.flatMap(({ kind, subject }) => (kind === "session" ? subject : []));
  const sessions = await Promise.all(
    [...(sessionId === null ? [] : [sessionId]), ...sessionIds].map((id) => getSession(owner, id)),
  );
  const work = {
    sessions: sessions.flatMap((session) => session ?? []),
    learned,
    finishedLessons: await listFinishedLessons(owner, items),
    stories: has(items, "story", "short") ? await listStories(owner) : [],
    jobInterviews: has(items, "opening", "session") ? await listAllJobInterviews(owner) : [],
  };
  return { ...sitting, states: listItemStates(sitting, work) };
}

const has = (items: readonly TodayItem[], ...kinds: TodayItem["kind"][]) =>
  items.some(({ kind }) => kinds.includes(kind));

async function listFinishedLessons(
  owner: string,
  items: readonly TodayItem[],
): Promise<ReadonlySet<string>> {
  const courses = items.flatMap(({ kind, subject }) =>
    kind === "lesson" ? (courseBySlug(subject.split("/")[0] ?? "") ?? []) : [],
  );
  const progress = await Promise.all(courses.map((course) => readProgressIn(course, owner)));
  return new Set(
    progress.flatMap(({ courseId, modules }) =>
      modules.flatMap(({ lessons }) =>
        lessons
          .filter(({ state }) => state === "done" || state === "skipped")
          .map(({ slug }) => `${courseId}/${slug}`),
      ),
    ),
  );
}
