import { expect, test } from "vitest";
import { parseOpinionEvent } from "./parse-opinion-event";

test.each([
  { kind: "point", id: "plan", label: "Reads the plan", status: "covered" },
  { kind: "done" },
  { kind: "failed", message: "Try again." },
])("reads %o", (event) => {
  expect(parseOpinionEvent(JSON.stringify(event))).toEqual(event);
});

test.each([
  "",
  "null",
  "[]",
  '"done"',
  '{"kind":"other"}',
  '{"kind":"failed"}',
  '{"kind":"point","id":"plan","label":"Reads the plan"}',
  '{"kind":"point","id":"plan","label":"Reads the plan","status":"toString"}',
  '{"kind":"point","id":"plan","label":{},"status":"covered"}',
])("rejects %s", (json) => {
  expect(() => parseOpinionEvent(json)).toThrow();
});
