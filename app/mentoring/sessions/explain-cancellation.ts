import type { SessionEvent } from "./queries.server";
import type { Side } from "./states";

/** Who canceled a session, or why Pathlight did; empty if nobody did. */
export function explainCancellation(
  events: readonly Pick<SessionEvent, "kind" | "actor" | "note">[],
  reader: Side,
  other: string,
): string {
  const event = events.findLast(({ kind }) => kind === "canceled");
  if (!event) return "";
  if (event.actor === "system") return event.note;
  return event.actor === reader ? "You canceled it." : `${other} canceled it.`;
}

/** The page says the note of such an event as the reason. */
export function isCancellationReason({ kind, actor }: Pick<SessionEvent, "kind" | "actor">) {
  return kind === "canceled" && actor === "system";
}
