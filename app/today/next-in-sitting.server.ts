import type { TodayItem } from "./items";
import { describeNext } from "./progress";
import { findTodaysSitting, getToday } from "./todays-sitting.server";

/**
 * What a page that ends a part of today's sitting leads to: the button's label. Null outside of the
 * sitting, and while the part isn't done.
 *
 * @param part a session, or items of these kinds with one of these subjects
 */
export async function findNextLabel(
  request: Request,
  owner: string,
  part:
    | { sessionId: string }
    | { kinds: readonly TodayItem["kind"][]; subjects: readonly string[] },
): Promise<string | null> {
  const sitting = await findTodaysSitting(owner, getToday(request, new Date()));
  if (!sitting) return null;
  const own = sitting.states.filter(({ kind, subject }) =>
    "sessionId" in part
      ? (kind === "question" && sitting.sessionId === part.sessionId) ||
        (kind === "session" && subject === part.sessionId)
      : part.kinds.includes(kind) && part.subjects.includes(subject),
  );
  return own.length > 0 && own.every(({ isDone }) => isDone)
    ? describeNext(sitting.states).label
    : null;
}
