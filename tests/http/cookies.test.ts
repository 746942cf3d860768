import { expect, test } from "vitest";
import { createClient, createSignedInClient, readVisitorId } from "../support/client";
import { startSession } from "../support/interview";

test("a value signed for one cookie is not valid as another", async () => {
  const client = await createClient();
  await startSession(client);
  expect(readVisitorId(client)).toMatch(/^[0-9a-f-]{36}$/);
  const session = client.cookies.get("session") ?? "";
  await client.get("/reset-password?token=some-token");
  const link = client.cookies.get("link") ?? "";
  for (const [name, value] of [
    ["link", session],
    ["session", link],
  ] as const) {
    const other = await createClient();
    other.cookies.set(name, value);
    const page = await other.get(name === "link" ? "/reset-password" : "/interview/history");
    expect(await page.text()).not.toContain("1 session");
  }
  // The device cookie accepts any text that is signed for it.
  const signedIn = await createSignedInClient();
  signedIn.cookies.set("device", link);
  await signedIn.post("/login", { email: signedIn.email, password: signedIn.password });
  expect(signedIn.cookies.get("device")).not.toBe(link);
});

test("pages opened by a link from an email are not stored by caches", async () => {
  const client = await createClient();
  await client.get("/reset-password?token=some-token");
  const page = await client.get("/reset-password");
  expect(page.headers.get("Cache-Control")).toBe("private, no-store");
  expect((await (await createClient()).get("/about")).headers.get("Cache-Control")).toBeNull();
});
