import { expect, test } from "vitest";
import { isSandboxReply, toOutcome } from "./sandbox-reply";

test.each([
  ['{"value":[1,null]}', { kind: "value", value: [1, null] }],
  ['{"value":null}', { kind: "value", value: null }],
  ['{"nothing":true}', { kind: "nothing" }],
  ['{"error":"no"}', { kind: "error", message: "no" }],
  ['{"log":["a","b"],"value":1}', { kind: "value", value: 1, log: ["a", "b"] }],
  ['{"log":[],"nothing":true}', { kind: "nothing" }],
  ['{"log":["a"],"error":"no"}', { kind: "error", message: "no", log: ["a"] }],
  ['{"log":"a","value":1}', { kind: "value", value: 1 }],
  ['{"value":1,"called":"S.f"}', { kind: "value", value: 1, called: "method S.f" }],
  ['{"error":"no","called":"f"}', { kind: "error", message: "no", called: "function f" }],
  ['{"value":1,"called":[1]}', { kind: "value", value: 1 }],
  ["{", { kind: "odd" }],
  ["null", { kind: "odd" }],
  ["[1]", { kind: "odd" }],
  ['"text"', { kind: "odd" }],
])("reads the text %s", (text, outcome) => {
  expect(toOutcome({ id: 1, kind: "said", text })).toEqual(outcome);
});

test.each([
  [
    "Line 1: Uncaught SyntaxError: Cannot use import statement outside a module",
    "Line 1: SyntaxError: Cannot use import statement outside a module. Packages aren’t available here.",
  ],
  ["Line 2: Uncaught SyntaxError: Unexpected token", "Line 2: SyntaxError: Unexpected token"],
])("explains the error %s", (text, message) => {
  expect(toOutcome({ id: 1, kind: "broken", text })).toEqual({ kind: "error", message });
});

test.each([
  null,
  "ready",
  { id: "1", kind: "said", text: "{}" },
  { id: 1, kind: "other", text: "{}" },
  { id: 1, kind: "said", text: 1 },
  { id: 1, kind: "said" },
])("ignores the message %o", (message) => {
  expect(isSandboxReply(message)).toBe(false);
});
