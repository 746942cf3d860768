import { expect, test } from "vitest";
import { isStoredTime } from "./stored-time";

test.each(["2026-11-27T15:00:00.000Z", "2024-02-29T00:00:00Z", "1970-01-01T00:00:00.000Z"])(
  "%s is a stored time",
  (value) => expect(isStoredTime(value)).toBe(true),
);

test.each([
  "",
  "yesterday",
  "2026-11-27",
  "2026-11-27T15:00:00",
  "2026-02-30T00:00:00.000Z",
  "2026-13-01T00:00:00.000Z",
  "2026-11-27T25:00:00.000Z",
  1_795_791_600,
  null,
])("%s is none", (value) => expect(isStoredTime(value)).toBe(false));
