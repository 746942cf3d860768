import { expect, test } from "vitest";
import { createClient, createSignedInClient } from "../support/client";
import { execute } from "../support/database";

test("with no mentor to ask about, the list of mentors is empty, and no error", async () => {
  const operator = await createSignedInClient();
  execute("update users set user_type = 'admin' where id = ?", [operator.id]);
  await operator.post("/admin", { intent: "off", mentor: "all" });
  const visitor = await createClient();
  const response = await visitor.get("/mentors");
  expect(response.status).toBe(200);
  expect(await response.text()).toContain("No one mentors here yet.");
});
