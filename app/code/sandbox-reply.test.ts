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
  ["{", { kind: "odd" }],
  ["null", { kind: "odd" }],
  ["[1]", { kind: "odd" }],
  ['"text"', { kind: "odd" }],
])("reads the text %s", (text, outcome) => {
  expect(toOutcome({ id: 1, kind: "said", text })).toEqual(outcome);
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
