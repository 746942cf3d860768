import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type ReliabilityEvent, computeReliability } from "./compute-reliability";
import { describeReliability } from "./describe-reliability";

const START = Date.parse("2026-11-01T08:00:00.000Z");
const at = (hours: number) => new Date(START + hours * 3_600_000).toISOString();
let count = 0;

/** A session's events: what happened, by whom, after how many hours. */
function session(...steps: [kind: string, actor: string, hours: number][]): ReliabilityEvent[] {
  count += 1;
  const sessionId = `session-${count}`;
  return steps.map(([kind, actor, hours]) => ({ sessionId, kind, actor, at: at(hours) }));
}

const replied = (from: number, hours: number, kind = "confirmed") =>
  session(["requested", "person", from], [kind, "mentor", from + hours]);
const expired = (from: number) =>
  session(["requested", "person", from], ["expired", "system", from + 48]);

test("too few requests say nothing", () => {
  expect(computeReliability([])).toEqual({
    requests: 0,
    replyRate: null,
    medianReplyMinutes: null,
    expectedReplyMinutes: null,
    lastActiveAt: null,
    unansweredInARow: [],
  });
  expect(computeReliability([...replied(0, 2), ...replied(5, 2)])).toMatchObject({
    requests: 2,
    replyRate: null,
    medianReplyMinutes: null,
    lastActiveAt: at(7),
  });
});

test("reply rate, median, time to expect and last activity", () => {
  const events = [
    ...replied(0, 1),
    ...replied(10, 3, "declined"),
    ...replied(20, 8, "moved"),
    ...expired(30),
  ];
  expect(computeReliability(events)).toEqual({
    requests: 4,
    replyRate: 75,
    medianReplyMinutes: 180,
    expectedReplyMinutes: 480,
    lastActiveAt: at(28),
    unansweredInARow: [at(78)],
  });
});

test("what the person cancels or lets expire isn't held against the mentor", () => {
  const canceled = session(["requested", "person", 0], ["canceled", "person", 1]);
  const leftByPerson = session(
    ["requested", "person", 0],
    ["moved", "mentor", 2],
    ["expired", "system", 50],
  );
  const reliability = computeReliability([...canceled, ...leftByPerson]);
  expect(reliability).toMatchObject({ requests: 1, unansweredInARow: [] });
});

test("another time proposed by the person waits for a reply of its own; an edit doesn't", () => {
  const events = session(
    ["requested", "person", 0],
    ["edited", "person", 1],
    ["confirmed", "mentor", 4],
    ["moved", "person", 20],
    ["confirmed", "mentor", 21],
    ["done", "system", 90],
  );
  expect(computeReliability([...events, ...replied(30, 2)])).toMatchObject({
    requests: 3,
    replyRate: 100,
    medianReplyMinutes: 120,
  });
});

test("a question counts as activity, not as a reply", () => {
  const withQuestion = session(
    ["requested", "person", 0],
    ["question", "mentor", 5],
    ["expired", "system", 48],
  );
  expect(computeReliability(withQuestion)).toMatchObject({
    lastActiveAt: at(5),
    unansweredInARow: [at(48)],
  });
});

test("unanswered requests in a row end at the newest reply", () => {
  const events = [...expired(0), ...replied(60, 1), ...expired(70), ...expired(80)];
  expect(computeReliability(events).unansweredInARow).toEqual([at(128), at(118)]);
});

test("the order in which events are read doesn't matter, and the rate stays within bounds", () => {
  const outcome = fc.record({ from: fc.nat(1000), hours: fc.nat(47), isReplied: fc.boolean() });
  fc.assert(
    fc.property(fc.array(outcome, { maxLength: 20 }), fc.nat(), (outcomes, seed) => {
      const events = outcomes.flatMap(({ from, hours, isReplied }) =>
        isReplied ? replied(from, hours) : expired(from),
      );
      const shuffled = events.toSorted(
        (a, b) =>
          ((a.sessionId.length + a.kind.length + seed) % 7) -
          ((b.sessionId.length + b.kind.length) % 7),
      );
      const { replyRate, ...rest } = computeReliability(events);
      expect(computeReliability(shuffled)).toMatchObject({ replyRate, requests: rest.requests });
      if (replyRate !== null) expect(replyRate >= 0 && replyRate <= 100).toBe(true);
    }),
  );
});

describe("in words", () => {
  const now = new Date(at(100));

  test("without enough requests: new here, and no figure", () => {
    expect(describeReliability(computeReliability([...replied(0, 1)]), now)).toEqual({
      headline: "No reply times yet",
      details: ["Last active 4 days ago"],
    });
  });

  test("with enough of them", () => {
    const events = [...replied(0, 1), ...replied(10, 3), ...replied(20, 8), ...expired(30)];
    expect(describeReliability(computeReliability(events), now)).toEqual({
      headline: "Replies to 75% of requests",
      details: [
        "Usually within 3 hours, four times out of five within 8 hours",
        "Last active 3 days ago",
      ],
    });
  });
});
