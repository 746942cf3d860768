import { expect, test } from "vitest";
import { formatMinutes } from "./format-minutes";

test.each([
  [0, "0 min"],
  [59, "59 min"],
  [60, "1 h"],
  [62, "1 h"],
  [118, "2 h"],
  [152, "2 h 30 min"],
])("%i minutes are %s", (minutes, text) => expect(formatMinutes(minutes)).toBe(text));
