import { expect, test } from "vitest";
import { splitByTime } from "./split-by-time";
import type { SessionState } from "./states";

const session = (state: SessionState, day: number) => ({
  state,
  startsAt: `2026-11-0${day}T10:00:00.000Z`,
});

test("the next session comes first, and the latest of those that are over", () => {
  const { upcoming, past } = splitByTime([
    session("done", 1),
    session("requested", 5),
    session("canceled", 6),
    session("confirmed", 3),
  ]);
  expect(upcoming).toEqual([session("confirmed", 3), session("requested", 5)]);
  expect(past).toEqual([session("canceled", 6), session("done", 1)]);
});
