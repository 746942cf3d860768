import { describe, expect, it } from "vitest";
import { z } from "zod";
import { parseForm, readIntent } from "./read-form.server";

const schema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("rename"), name: z.string("Enter a name.") }),
  z.object({ intent: z.literal("delete") }),
]);

function createForm(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const createRequest = (fields: Record<string, string>) =>
  new Request("https://pathlight.example/", { method: "POST", body: createForm(fields) });

describe("parseForm", () => {
  it("has the fields of the intent", () => {
    expect(parseForm(createForm({ intent: "rename", name: "Ada" }), { schema })).toMatchObject({
      status: "success",
      value: { intent: "rename", name: "Ada" },
    });
  });

  it("says what is wrong with the fields of a known intent", () => {
    expect(parseForm(createForm({ intent: "rename", name: "" }), { schema })).toMatchObject({
      status: "error",
      error: { name: ["Enter a name."] },
    });
  });

  it.each<Record<string, string>>([{ intent: "burn" }, { intent: "" }, {}])(
    "throws 400 for %j",
    (fields) => {
      expect(() => parseForm(createForm(fields), { schema })).toThrow(
        expect.objectContaining({ status: 400 }),
      );
    },
  );
});

describe("readIntent", () => {
  it("has the intent", async () => {
    expect(await readIntent(createRequest({ intent: "delete" }), schema)).toEqual({
      intent: "delete",
    });
  });

  it.each<Record<string, string>>([{ intent: "burn" }, { intent: "rename" }, {}])(
    "throws 400 for %j",
    async (fields) => {
      await expect(readIntent(createRequest(fields), schema)).rejects.toMatchObject({
        status: 400,
      });
    },
  );
});
