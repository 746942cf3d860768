import { expect, test } from "vitest";
import { nameSessions } from "./name-sessions";

test("sessions of one card and day are numbered in the order they were started", () => {
  const session = (id: string, title: string, startedAt: string, meanScore: number | null) => ({
    id,
    title,
    startedAt,
    meanScore,
  });
  const named = nameSessions([
    session("d", "Databases and SQL", "2026-11-26T18:00:00.000Z", 35),
    session("c", "Databases and SQL", "2026-11-26T09:00:00.000Z", null),
    session("b", "Leadership", "2026-11-26T08:00:00.000Z", 60),
    session("a", "Databases and SQL", "2026-11-20T09:00:00.000Z", 70),
  ]);
  expect(named.map(({ name }) => name)).toEqual([
    "Databases and SQL, Nov 26, no. 2, 35",
    "Databases and SQL, Nov 26, no. 1, no score",
    "Leadership, Nov 26, 60",
    "Databases and SQL, Nov 20, 70",
  ]);
});
