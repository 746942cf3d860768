/** What happened to a session, as far as replies go. */
export interface ReliabilityEvent {
  sessionId: string;
  kind: string;
  /** "person", "mentor" or "system". */
  actor: string;
  at: string;
}

export interface Reliability {
  /** Requests that got a reply, or expired without one. */
  requests: number;
  /** In percent; null with too few requests to say. */
  replyRate: number | null;
  /** Null with too few replies to say. */
  medianReplyMinutes: number | null;
  /** Four of five replies came within this time. */
  expectedReplyMinutes: number | null;
  /** When the mentor last did something with a request; null if never. */
  lastActiveAt: string | null;
  /** When the newest requests expired without a reply, one after the other. */
  unansweredInARow: string[];
}

/** Fewer requests or replies than this say nothing. */
export const MIN_REQUESTS = 3;

const REPLIES = ["confirmed", "declined", "moved"];

/**
 * A mentor's reliability, from the events of their sessions.
 *
 * A request, or another time proposed by the person, waits for the mentor; confirming, declining or
 * proposing another time is the reply. A question to the person is none, but counts as activity. What the person cancels
 * before a reply counts neither way, and neither does what expires while it waits for the person.
 */
export function computeReliability(events: readonly ReliabilityEvent[]): Reliability {
  const bySession = Map.groupBy(
    events.toSorted((a, b) => compareText(a.at, b.at) || rankRequest(a) - rankRequest(b)),
    ({ sessionId }) => sessionId,
  );
  const outcomes = [...bySession.values()].flatMap(listOutcomes);
  const minutes = outcomes
    .flatMap((outcome) => outcome.replyMinutes ?? [])
    .toSorted((a, b) => a - b);
  const newestFirst = outcomes.toSorted((a, b) => compareText(b.at, a.at));
  const reply = newestFirst.findIndex(({ replyMinutes }) => replyMinutes !== null);
  const active = events.filter(({ actor }) => actor === "mentor").map(({ at }) => at);
  return {
    requests: outcomes.length,
    replyRate:
      outcomes.length < MIN_REQUESTS ? null : Math.round((100 * minutes.length) / outcomes.length),
    medianReplyMinutes: getQuantile(minutes, 0.5),
    expectedReplyMinutes: getQuantile(minutes, 0.8),
    lastActiveAt: active.toSorted(compareText).at(-1) ?? null,
    unansweredInARow: newestFirst
      .slice(0, reply === -1 ? newestFirst.length : reply)
      .map(({ at }) => at),
  };
}

interface Outcome {
  /** Null: it expired without a reply. */
  replyMinutes: number | null;
  at: string;
}

/** What became of each time a session waited for the mentor; its events in order of time. */
function listOutcomes(events: readonly ReliabilityEvent[]): Outcome[] {
  const outcomes: Outcome[] = [];
  let askedAt: string | null = null;
  for (const { kind, actor, at } of events) {
    const asks = kind === "requested" || (kind === "moved" && actor === "person");
    if (asks) {
      askedAt ??= at;
    } else if (askedAt !== null && actor === "mentor" && REPLIES.includes(kind)) {
      outcomes.push({ replyMinutes: getMinutes(askedAt, at), at });
      askedAt = null;
    } else if (askedAt !== null && kind === "expired") {
      outcomes.push({ replyMinutes: null, at });
      askedAt = null;
    } else if (kind === "canceled") {
      askedAt = null;
    }
  }
  return outcomes;
}

function getMinutes(from: string, to: string): number {
  return Math.max(0, (Date.parse(to) - Date.parse(from)) / 60_000);
}

/** The smallest value that this share of the values doesn't exceed; of sorted values. */
function getQuantile(sorted: readonly number[], share: number): number | null {
  if (sorted.length < MIN_REQUESTS) return null;
  return sorted[Math.ceil(sorted.length * share) - 1] ?? null;
}

/** Of two events of the same time, the request comes first. */
function rankRequest({ kind }: ReliabilityEvent): number {
  return kind === "requested" ? 0 : 1;
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
