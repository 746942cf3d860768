import { formatZonedTime } from "~/mentoring/calendar/format-time";
import type { MentorSession, SessionEvent } from "./queries.server";
import { getUndoDeadline } from "./rules";
import type { Side } from "./states";

interface UndoableNoShow {
  until: string;
  /** What the session was before. */
  previous: "confirmed" | "done";
}

/** The no-show that a side said and can take back, once for each session; undefined if there is none. */
export function findUndoableNoShow(
  { state }: Pick<MentorSession, "state">,
  events: readonly Pick<SessionEvent, "kind" | "actor" | "at">[],
  side: Side,
): UndoableNoShow | undefined {
  const noShow = events.findLast(({ kind }) => kind === "no-show");
  if (state !== "no-show" || noShow?.actor !== side) return undefined;
  if (events.some(({ kind, actor }) => kind === "no-show-undone" && actor === side))
    return undefined;
  const wasHeld = events.some(({ kind }) => kind === "done");
  return { until: getUndoDeadline(noShow.at), previous: wasHeld ? "done" : "confirmed" };
}

/** The time until which it can be taken back, for the side that can; null if it can't anymore. */
export function describeUndo(
  noShow: UndoableNoShow | undefined,
  timeZone: string,
  now: Date,
): string | null {
  return noShow && noShow.until >= now.toISOString()
    ? formatZonedTime(noShow.until, timeZone)
    : null;
}
