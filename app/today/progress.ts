import type { LearnedWork } from "~/learning/progress.server";
import { getSessionProgress } from "~/practice/store/progress";
import type { Session } from "~/practice/store/types";
import { isRehearsed } from "~/job-interviews/plan/done-today";
import type { JobInterview } from "~/job-interviews/types";
import type { Story } from "~/stories/types";
import { ANSWERS_A_DAY, ANY_STORY, nameItem, type TodayItem } from "./items";
import type { Sitting } from "./sittings.server";

/** What was done since a sitting began. */
export interface Work {
  /** The one with its questions, and those it continues. */
  sessions: readonly Session[];
  learned: LearnedWork;
  /** The lessons of its items that are finished: "course/lesson". */
  finishedLessons: ReadonlySet<string>;
  stories: readonly Story[];
  jobInterviews: readonly JobInterview[];
}

export interface ItemState extends TodayItem {
  isDone: boolean;
  /** When something of it was kept; null for what was skipped or only opened. */
  keptAt: string | null;
  /** The review of its answer can't be read. */
  isReviewMissing: boolean;
  /** Of a question, where its answer is read. */
  reviewTo: string | null;
  /** The review still asks something that would change the score. */
  hasOpenPoints: boolean;
}

/** Each item of a sitting with where it stands. */
export function listItemStates({ items, sessionId, startedAt }: Sitting, work: Work): ItemState[] {
  const session = work.sessions.find(({ id }) => id === sessionId);
  return items.map((item) => {
    switch (item.kind) {
      case "question":
        return getQuestionState(item, session);
      case "session": {
        const own = work.sessions.find(({ id }) => id === item.subject);
        const interview = work.jobInterviews.find(
          ({ rehearsalSessionId }) => rehearsalSessionId === item.subject,
        );
        return interview
          ? getRehearsalState(item, { session: own, interview, startedAt })
          : getSessionState(item, own, startedAt);
      }
      case "lesson":
        return work.finishedLessons.has(item.subject)
          ? toState(item, true, startedAt)
          : toState(item, false);
      case "story":
        return getStoryState(item, work.stories.find(isToldFor(item, startedAt)), startedAt);
      case "short":
        return getShortState(item, work.stories, startedAt);
      case "opening": {
        const interview = work.jobInterviews.find(({ id }) => id === item.subject);
        const isDone = interview?.opening !== "";
        return toState(item, isDone, interview && isDone ? startedAt : null);
      }
      // A rehearsal is stored as the session that it starts.
      case "rehearsal":
      case "page":
        return toState(item, true);
      default: {
        const at = findLearned(item, work.learned, startedAt);
        return toState(item, at !== undefined, at);
      }
    }
  });
}

function toState(item: TodayItem, isDone: boolean, keptAt: string | null = null): ItemState {
  return { ...item, isDone, keptAt, isReviewMissing: false, reviewTo: null, hasOpenPoints: false };
}

/** A question of a session that was deleted or has ended isn't asked any more. */
function getQuestionState(item: TodayItem, session: Session | undefined): ItemState {
  const index = session?.questions.findIndex(({ id }) => id === item.subject) ?? -1;
  if (!session || index === -1) return toState(item, true);
  const answer = session.answers.findLast(({ questionId }) => questionId === item.subject);
  const isPassed = session.endedAt !== null || session.skippedIds.has(item.subject);
  const sessionUrl = `/interview/sessions/${session.id}`;
  return {
    ...toState(item, answer !== undefined || isPassed, answer?.createdAt ?? null),
    to: `${sessionUrl}?question=${index + 1}`,
    isReviewMissing: answer !== undefined && answer.review === null,
    reviewTo: answer ? `${sessionUrl}/review/${index + 1}` : null,
    hasOpenPoints: answer?.review?.isOpen ?? false,
  };
}

function getSessionState(
  item: TodayItem,
  session: Session | undefined,
  startedAt: string,
): ItemState {
  if (!session) return toState(item, true);
  const answeredAt = listAnswered(session, startedAt);
  return toState(
    item,
    isOver(session) || answeredAt.length >= ANSWERS_A_DAY,
    answeredAt.at(-1) ?? null,
  );
}

/** One that ended with most of its questions left starts anew from its plan. */
function getRehearsalState(
  item: TodayItem,
  {
    session,
    interview,
    startedAt,
  }: { session: Session | undefined; interview: JobInterview; startedAt: string },
): ItemState {
  if (!session || interview.outcome !== null) return toState(item, true);
  const keptAt = listAnswered(session, startedAt).at(-1) ?? null;
  const to = isOver(session) ? `/plans/${interview.id}#questions` : item.to;
  return toState({ ...item, to }, isRehearsed(session), keptAt);
}

const isOver = (session: Session): boolean =>
  session.endedAt !== null || getSessionProgress(session).every(({ state }) => state !== "open");

const listAnswered = ({ answers }: Session, since: string): string[] =>
  answers.map(({ createdAt }) => createdAt).filter((at) => at >= since);

/** Of any kind, it is one that was begun since. */
const isToldFor =
  ({ subject }: TodayItem, startedAt: string) =>
  ({ kinds, createdAt }: Story) =>
    subject === ANY_STORY ? createdAt >= startedAt : kinds.some((kind) => kind === subject);

function getStoryState(item: TodayItem, story: Story | undefined, startedAt: string): ItemState {
  if (!story) return toState(item, false);
  return toState(item, true, story.updatedAt > startedAt ? story.updatedAt : startedAt);
}

/** A story that was deleted isn’t told any shorter. */
function getShortState(item: TodayItem, stories: readonly Story[], startedAt: string): ItemState {
  const story = stories.find(({ id }) => id === item.subject);
  if (!story) return toState(item, true);
  return story.shortTelling === "" ? toState(item, false) : getStoryState(item, story, startedAt);
}

function findLearned(
  { kind, subject }: TodayItem,
  { attempts, exercises, failedExercises }: LearnedWork,
  startedAt: string,
): string | undefined {
  const times =
    kind === "quiz"
      ? attempts
          .filter(({ courseId, module }) => `${courseId}/${module}` === subject)
          .map(({ takenAt }) => takenAt)
      : [
          ...exercises.map((each) => ({ ...each, at: each.passedAt })),
          ...failedExercises.map((each) => ({ ...each, at: each.failedAt })),
        ]
          .filter(({ courseId, lesson }) => `${courseId}/${lesson}` === subject)
          .map(({ at }) => at);
  return times.findLast((at) => at >= startedAt);
}

/** Where a sitting goes on. */
export function describeNext(items: readonly ItemState[]): { label: string; to: string } {
  const index = items.findIndex(({ isDone }) => !isDone);
  const next = items[index];
  return next
    ? { label: `Next: ${nameItem(next)} (${index + 1} of ${items.length})`, to: next.to }
    : { label: "See what changed", to: "/profile" };
}
