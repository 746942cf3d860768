import { describe, expect, test } from "vitest";
import { ANALYST, CORE_SKILLS, rateAll } from "../support/assessment";
import { createClient } from "../support/client";
import { openMain } from "../support/page";

describe("the short and the full form", () => {
  test("the short form ends after step 2", async () => {
    const client = await createClient();
    expect(await openMain(client, "/assessment/1?form=short")).toHaveText("Step 1 of 2");
    await client.post("/assessment/1", { ...rateAll(CORE_SKILLS, "4"), form: "short" });
    const sent = await client.post("/assessment/2", ANALYST);
    expect(sent.headers.get("Location")).toBe("/assessment/review");
  });

  test("switching saves the step and loses no answer", async () => {
    const client = await createClient();
    await client.post("/assessment/1", { ...rateAll(CORE_SKILLS, "4"), form: "full" });
    await client.post("/assessment/3", { "value-pay": "5", form: "full" });
    const toShort = await client.post("/assessment/4", {
      sql: "5",
      form: "full",
      "switch-form": "short",
    });
    expect(toShort.headers.get("Location")).toBe("/assessment/review");
    expect(await openMain(client, "/assessment/review")).toHaveText("SQL 5, expert");
    const toFull = await client.post("/assessment/2", {
      "interest-r1": "4",
      form: "short",
      "switch-form": "full",
    });
    expect(toFull.headers.get("Location")).toBe("/assessment/2");
    const review = await openMain(client, "/assessment/review");
    for (const answer of [
      "Build kitchen cabinets 4, quite",
      "Earning more than most people 5, essential",
      "SQL 5, expert",
    ])
      expect(review).toHaveText(answer);
  });
});
