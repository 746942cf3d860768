import { beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { log } from "~/platform/log.server";
import { parseStoredJson, toRawValue } from "./stored-json.server";

const schema = z.object({ score: z.number() });
const errors = vi.spyOn(log, "error").mockImplementation(() => undefined);

beforeEach(() => errors.mockClear());

test("a value that matches its schema is parsed, without unknown fields", () => {
  const row = { table: "interview_answers", id: "sound" } as const;
  expect(parseStoredJson(schema, '{"score":7,"old":1}', row)).toEqual({ score: 7 });
  expect(errors).not.toHaveBeenCalled();
});

test.each([
  ["empty", ""],
  ["truncated", "{"],
  ["null", "null"],
  ["of another kind", "[]"],
  ["of another type", '{"score":"secret words"}'],
])("a value that is %s is null, and logged once for its row without its content", (name, json) => {
  const row = { table: "interview_answers", id: name } as const;
  expect(parseStoredJson(schema, json, row)).toBeNull();
  expect(parseStoredJson(schema, json, row)).toBeNull();
  expect(errors).toHaveBeenCalledTimes(1);
  expect(errors.mock.calls[0]?.[0]).toMatchObject(row);
  expect(JSON.stringify(errors.mock.calls[0])).not.toContain("secret words");
});

test("an export has the stored value, parsed if it is JSON", () => {
  expect(toRawValue('{"score":7}')).toEqual({ score: 7 });
  expect(toRawValue("null")).toBeNull();
  expect(toRawValue("{")).toBe("{");
});
