import { expect, test } from "vitest";
import { execute } from "../support/database";
import { askedOn, startSession } from "../support/interview";
import { signedIn, visitor } from "../support/visitor";

const forgets = (response: Response) => {
  expect(response.status).toBe(302);
  expect(response.headers.get("Clear-Site-Data")).toBe('"storage"');
  expect(response.headers.getSetCookie().some((cookie) => cookie.startsWith("session=;"))).toBe(
    true,
  );
};

test("logging out, and deleting the account, takes what the browser kept with it", async () => {
  forgets(await (await signedIn()).post("/logout", {}));
  const who = await signedIn();
  const wrong = await who.post("/settings/account/delete", { password: "not-my-password" });
  expect(wrong.headers.get("Clear-Site-Data")).toBeNull();
  forgets(await who.post("/settings/account/delete", { password: who.password }));
});

test("so does a session that has ended without being asked to, on whichever page that is noticed", async () => {
  const who = await signedIn();
  const session = await startSession(who);
  const form = await askedOn(who, session);
  const cookies = new Map(who.cookies);
  execute("delete from auth_tokens where user_id = (select id from users where email = ?)", [
    who.email,
  ]);
  for (const ask of [
    () => who.get(session),
    () => who.get("/"),
    () => who.get("/profile"),
    () => who.post(session, { ...form, intent: "save", answer: "Mine" }),
  ]) {
    for (const [name, value] of cookies) who.cookies.set(name, value);
    const response = await ask();
    forgets(response);
    expect(response.headers.get("Location")).toMatch(/^\/login/);
  }
});

test("a page for everyone takes nothing from a visitor", async () => {
  const who = await visitor();
  const session = await startSession(who);
  for (const path of ["/", session, "/login", "/profile"])
    expect((await who.get(path)).headers.get("Clear-Site-Data")).toBeNull();
});
