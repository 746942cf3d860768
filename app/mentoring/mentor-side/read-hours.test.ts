import { expect, test } from "vitest";
import { readRanges } from "./read-hours";

const read = (...times: [from: string, to: string][]) => {
  const form = new FormData();
  for (const [index, [from, to]] of times.entries()) {
    form.set(`Mon-from-${index + 1}`, from);
    form.set(`Mon-to-${index + 1}`, to);
  }
  return readRanges(form, "Mon");
};

test.each<[string, [string, string][], string, string[]]>([
  ["an end before the start", [["17:00", "09:00"]], "The end is before the start.", ["Mon-to-1"]],
  ["less than a session", [["09:00", "09:45"]], "end at least an hour later", ["Mon-to-1"]],
  ["no end", [["09:00", ""]], "Enter a start and an end", ["Mon-to-1"]],
  ["no start", [["", "09:00"]], "Enter a start and an end", ["Mon-from-1"]],
  [
    "an overlap",
    [
      ["09:00", "12:00"],
      ["11:00", "13:00"],
    ],
    "overlap",
    ["Mon-from-2"],
  ],
  [
    "the same in another order",
    [
      ["11:00", "13:00"],
      ["09:00", "12:00"],
    ],
    "overlap",
    ["Mon-from-1"],
  ],
])("%s: the message, and only the field to correct", (_name, times, message, fields) => {
  expect(read(...times)).toEqual({
    ok: false,
    problem: { message: expect.stringContaining(message), fields },
  });
});

test("an end at midnight is the end of the day", () => {
  expect(read(["20:00", "00:00"])).toEqual({ ok: true, hours: [{ from: "20:00", to: "24:00" }] });
});
