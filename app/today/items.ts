import { DAILY_MINUTES, type QueueItem } from "~/review-schedule/queue";
import type { AdviceStep } from "~/skills/advice/types";
import { formatList, pluralize } from "~/ui/format";
import { formatWeekday } from "~/ui/format-date";

/** A page is only opened; of all others it is known when they are done. */
export const ITEM_KINDS = [
  "question",
  "quiz",
  "exercise",
  "lesson",
  "session",
  "story",
  "short",
  "opening",
  "rehearsal",
  "page",
] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

/** In place of a kind: a story of whatever kind. */
export const ANY_STORY = "any";

export interface TodayItem {
  kind: ItemKind;
  /**
   * The question, course/module, course/lesson or session; of a story its kind, of a short one the story, of an opening
   * sentence and a rehearsal the job interview, of a page its address.
   */
  subject: string;
  title: string;
  /** Why, in one line. */
  reason: string;
  to: string;
  /** Null if it takes more than one sitting, or that isn't known. */
  minutes: number | null;
}

const PATHS: readonly [ItemKind, RegExp][] = [
  ["question", /^\/interview\/questions\/([\w-]+)$/],
  ["session", /^\/interview\/sessions\/([\w-]+)$/],
  ["quiz", /^\/learning\/([\w-]+)\/quiz\/([\w-]+)$/],
  ["lesson", /^\/learning\/([\w-]+)\/(?!all$|capstone$)([\w-]+)$/],
];

/** The policy's step as the first item. */
export function toFirstItem({ title, reason, to, minutes }: AdviceStep): TodayItem {
  for (const [kind, path] of PATHS) {
    const match = path.exec(to);
    if (match)
      return {
        kind,
        subject: match.slice(1).join("/"),
        title,
        to,
        ...(kind === "session" ? limitToDay(reason, minutes) : { reason, minutes }),
      };
  }
  return { kind: "page", subject: to, title, reason, to, minutes };
}

/** Of a session with more questions left than fit a day, as many as do. */
export const ANSWERS_A_DAY = 3;

/** A long session counts with the minutes of a day, and says so. */
function limitToDay(reason: string, minutes: number | null) {
  if (minutes === null || minutes <= DAILY_MINUTES) return { reason, minutes };
  return {
    reason: `${reason} About ${minutes} minutes in all; ${ANSWERS_A_DAY} answers are enough for today.`,
    minutes: DAILY_MINUTES,
  };
}

/** Something that is due. */
export function toDueItem({ kind, questionId, name, context, to, minutes, lastDay }: QueueItem) {
  const day = formatWeekday(lastDay);
  const item = { title: name, to, minutes };
  switch (kind) {
    case "quiz":
      return {
        ...item,
        kind,
        subject: questionId.replace(/^quiz:/, ""),
        reason: `${context}. You took it on ${day}.`,
      } satisfies TodayItem;
    case "exercise":
      return {
        ...item,
        kind,
        subject: questionId.replace(/^exercise:/, ""),
        reason: `${context}. Its tests don’t pass yet.`,
      } satisfies TodayItem;
    default:
      return {
        ...item,
        kind: "question",
        subject: questionId,
        reason: `${context}. You answered it on ${day}.`,
      } satisfies TodayItem;
  }
}

/**
 * The step, then what is due, until the minutes of a day are full: questions first, because one
 * session asks them all.
 */
export function chooseItems(step: TodayItem, due: readonly TodayItem[]): TodayItem[] {
  const items = [step];
  const isTaken = (item: TodayItem) =>
    items.some(({ kind, subject }) => kind === item.kind && subject === item.subject);
  for (const item of due) {
    if (sumMinutes(items) >= DAILY_MINUTES) break;
    if (!isTaken(item)) items.push(item);
  }
  const [first = step, ...others] = items;
  return [first, ...others.toSorted((a, b) => getRank(a) - getRank(b))];
}

/** What a day with a plan may still take. */
export interface Room {
  minutes: number;
  things: number;
}

/** What a plan wants today, then others, as long as they fit in what the plan’s day may take. */
export function fillPlannedDay(
  planned: readonly TodayItem[],
  others: readonly TodayItem[],
  room: Room,
): TodayItem[] {
  const items: TodayItem[] = [];
  for (const item of [...planned, ...others]) {
    const isTaken = items.some(
      ({ kind, subject }) => kind === item.kind && subject === item.subject,
    );
    const isFitting = sumMinutes(items) + (item.minutes ?? 0) <= room.minutes;
    if (items.length < room.things && isFitting && !isTaken) items.push(item);
  }
  return items;
}

const getRank = ({ kind }: TodayItem) => Number(kind !== "question");

export function sumMinutes(items: readonly Pick<TodayItem, "minutes">[]): number {
  return items.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0);
}

const NOUNS: Record<ItemKind, string> = {
  question: "question",
  quiz: "quiz",
  exercise: "code exercise",
  lesson: "lesson",
  session: "session",
  story: "story",
  short: "short version",
  opening: "first sentence",
  rehearsal: "rehearsal",
  page: "step",
};

const PLURALS: { [Kind in ItemKind]?: string } = { quiz: "quizzes", story: "stories" };

export function nameItem({ kind }: Pick<TodayItem, "kind">): string {
  return NOUNS[kind];
}

/** "15 minutes: 1 question, 1 quiz." What has no minutes stands outside of the sum. */
export function describeSum(items: readonly TodayItem[]): string {
  const minutes = sumMinutes(items);
  if (minutes === 0) return `${countItems(items)}.`;
  const untimed = countItems(items.filter((item) => item.minutes === null));
  const timed = countItems(items.filter((item) => item.minutes !== null));
  return `${pluralize(minutes, "minute")}: ${timed}${untimed === "" ? "" : `, plus ${untimed}`}.`;
}

function countItems(items: readonly TodayItem[]): string {
  return ITEM_KINDS.map((kind) => ({
    kind,
    count: items.filter((item) => item.kind === kind).length,
  }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) =>
      count > 1 && PLURALS[kind] ? `${count} ${PLURALS[kind]}` : pluralize(count, NOUNS[kind]),
    )
    .join(", ");
}

/** "2 answers", "One answer, and one quiz" */
export function describeKept(items: readonly TodayItem[]): string {
  const count = (...kinds: ItemKind[]) => items.filter(({ kind }) => kinds.includes(kind)).length;
  const parts: [number, string, string][] = [
    [count("question", "session", "rehearsal"), "answer", "answers"],
    [count("quiz"), "quiz", "quizzes"],
    [count("exercise"), "code exercise", "code exercises"],
    [count("lesson"), "lesson", "lessons"],
    [count("story"), "story", "stories"],
    [count("short"), "short version", "short versions"],
    [count("opening"), "first sentence", "first sentences"],
  ];
  const words = formatList(
    parts
      .filter(([number]) => number > 0)
      .map(([number, one, many]) => (number === 1 ? `one ${one}` : `${number} ${many}`)),
  );
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
}
