import { expect, test } from "vitest";
import { execute } from "../support/database";
import { readQuestionFields, startSession } from "../support/interview";
import { createSignedInClient, createClient } from "../support/client";

const expectStorageCleared = (response: Response) => {
  expect(response.status).toBe(302);
  expect(response.headers.get("Clear-Site-Data")).toBe('"storage"');
  expect(response.headers.getSetCookie().some((cookie) => cookie.startsWith("session=;"))).toBe(
    true,
  );
};

test("logging out and deleting the account clear the browser's stored data", async () => {
  expectStorageCleared(await (await createSignedInClient()).post("/logout", {}));
  const client = await createSignedInClient();
  const wrong = await client.post("/settings/account/delete", { password: "not-my-password" });
  expect(wrong.headers.get("Clear-Site-Data")).toBeNull();
  expectStorageCleared(
    await client.post("/settings/account/delete", { password: client.password }),
  );
});

test("so does an expired session, on any page", async () => {
  const client = await createSignedInClient();
  const session = await startSession(client);
  const form = await readQuestionFields(client, session);
  const cookies = new Map(client.cookies);
  execute("delete from auth_tokens where user_id = (select id from users where email = ?)", [
    client.email,
  ]);
  for (const ask of [
    () => client.get(session),
    () => client.get("/"),
    () => client.get("/profile"),
    () => client.post(session, { ...form, intent: "save", answer: "Written too late" }),
  ]) {
    for (const [name, value] of cookies) client.cookies.set(name, value);
    const response = await ask();
    expectStorageCleared(response);
    expect(response.headers.get("Location")).toMatch(/^\/login/);
  }
});

test("public pages clear nothing for visitors", async () => {
  const client = await createClient();
  const session = await startSession(client);
  for (const path of ["/", session, "/login", "/profile"])
    expect((await client.get(path)).headers.get("Clear-Site-Data")).toBeNull();
});
