import type { SessionEvent } from "./queries.server";

/** The mentor's latest question, if the person hasn't answered since. */
export function findOpenQuestion<Event extends Pick<SessionEvent, "kind">>(
  events: readonly Event[],
): Event | undefined {
  const last = events.findLast(({ kind }) => kind === "question" || kind === "answer");
  return last?.kind === "question" ? last : undefined;
}
