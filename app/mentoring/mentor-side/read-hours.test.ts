import { expect, test } from "vitest";
import { readExceptionHours, readRanges } from "./read-hours";

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

test.each<["off" | "hours", [from: string, to: string], string[] | string]>([
  ["off", ["", ""], []],
  ["hours", ["09:00", "11:00"], ["09:00 to 11:00"]],
  ["hours", ["", ""], "Enter a start and an end"],
  ["off", ["09:00", "11:00"], "You chose a day off and entered hours"],
  ["off", ["09:00", ""], "You chose a day off and entered hours"],
])("an exception of kind %s with the times %j is %j", (kind, [from, to], expected) => {
  const form = new FormData();
  form.set("day-from-1", from);
  form.set("day-to-1", to);
  const outcome = readExceptionHours(form, kind);
  if (outcome.ok)
    expect(outcome.hours.map((range) => `${range.from} to ${range.to}`)).toEqual(expected);
  else expect(outcome.problem.message).toContain(expected);
});
