import type { TodayItem } from "./items";
import { describeNext, type ItemState } from "./progress";
import { findTodaysSitting, getToday } from "./todays-sitting.server";

interface Items {
  kinds: readonly TodayItem["kind"][];
  subjects: readonly string[];
}

const isAmong =
  ({ kinds, subjects }: Items) =>
  ({ kind, subject }: ItemState) =>
    kinds.includes(kind) && subjects.includes(subject);

/** Which of the items of today's sitting a page is for: "1 of 2". Null if it is for none, or for the only one. */
export async function findPlaceInSitting(
  request: Request,
  owner: string,
  items: Items,
): Promise<string | null> {
  const { states = [] } = (await findTodaysSitting(owner, getToday(request, new Date()))) ?? {};
  const index = states.findIndex((item) => !item.isDone && isAmong(items)(item));
  return index >= 0 && states.length > 1 ? `${index + 1} of ${states.length}` : null;
}

/**
 * What a page that ends a part of today's sitting leads to: the button's label. Null outside of the
 * sitting, and while the part isn't done.
 *
 * @param part a session, or items of these kinds with one of these subjects
 */
export async function findNextLabel(
  request: Request,
  owner: string,
  part: { sessionId: string } | Items,
): Promise<string | null> {
  const sitting = await findTodaysSitting(owner, getToday(request, new Date()));
  if (!sitting) return null;
  const own = sitting.states.filter(
    "sessionId" in part
      ? ({ kind, subject }) =>
          (kind === "question" && sitting.sessionId === part.sessionId) ||
          (kind === "session" && subject === part.sessionId)
      : isAmong(part),
  );
  return own.length > 0 && own.every(({ isDone }) => isDone)
    ? describeNext(sitting.states).label
    : null;
}
