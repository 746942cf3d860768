import { expect, test } from "vitest";
import { buildProgress } from "./progress";
import type { SessionState, Side } from "./states";

const build = (
  state: SessionState,
  kinds: SessionState[],
  sides: { movedBy?: Side; noShowBy?: Side } = {},
) =>
  buildProgress({
    state,
    movedBy: sides.movedBy ?? null,
    noShowBy: sides.noShowBy ?? null,
    events: kinds.map((kind, index) => ({ kind, at: `2026-11-2${index}T10:00:00.000Z` })),
    other: "Hannah",
    formatTime: (instant) => instant.slice(0, 10),
  }).map(({ label, status }) => `${label}: ${status}`);

test.each<[SessionState, SessionState[], string[]]>([
  [
    "requested",
    ["requested"],
    ["Sent: done", "Waiting for a reply: current", "Confirmed: next", "Session: next"],
  ],
  [
    "moved",
    ["requested", "moved"],
    ["Sent: done", "New time proposed: current", "Confirmed: next", "Session: next"],
  ],
  [
    "confirmed",
    ["requested", "confirmed"],
    ["Sent: done", "Reply: done", "Confirmed: done", "Session: next"],
  ],
  [
    "done",
    ["requested", "confirmed", "done"],
    ["Sent: done", "Reply: done", "Confirmed: done", "Session held: done"],
  ],
  ["declined", ["requested", "declined"], ["Sent: done", "Declined: stopped"]],
  ["expired", ["requested", "expired"], ["Sent: done", "Expired: stopped"]],
  ["canceled", ["requested", "canceled"], ["Sent: done", "Canceled: stopped"]],
  [
    "canceled",
    ["requested", "confirmed", "canceled"],
    ["Sent: done", "Confirmed: done", "Canceled: stopped"],
  ],
  [
    "no-show",
    ["requested", "confirmed", "no-show"],
    ["Sent: done", "Confirmed: done", "No-show: stopped"],
  ],
])("%s after %j", (state, kinds, steps) => expect(build(state, kinds)).toEqual(steps));

test("each side reads whose reply is next", () => {
  const read = (movedBy: Side | null, reader: Side) =>
    buildProgress({
      state: movedBy ? "moved" : "requested",
      movedBy,
      noShowBy: null,
      events: [],
      reader,
      other: "Maya",
      formatTime: String,
    })
      .filter(({ status }) => status === "current")
      .flatMap(({ details }) => details);
  expect(read(null, "mentor")).toEqual(["Your reply is next."]);
  expect(read("person", "mentor")).toEqual(["Your reply is next."]);
  expect(read("mentor", "mentor")).toEqual(["Maya replies next."]);
  expect(read("mentor", "person")).toEqual(["Your reply is next."]);
  expect(read("person", "person")).toEqual(["Maya replies next."]);
});
