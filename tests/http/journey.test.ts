import { expect, test } from "vitest";
import { createClient, registerPerson } from "../support/client";
import { readQuestionFields } from "../support/interview";
import { openMain, openPage } from "../support/page";

test("register, log in, return to the requested page, answer a question, find it again, log out", async () => {
  const client = await createClient();

  const { email, password, response: registered } = await registerPerson(client);
  expect(registered.status).toBe(302);
  const login = registered.headers.get("Location") ?? "";
  expect(login).toBe("/login");
  const loginPage = await openPage(client, login);
  expect(loginPage.toasts).toEqual(["Registration successful! Please log in."]);
  expect(loginPage.main).toHaveText("Your account is ready Enter your password to sign in.");
  expect(loginPage.getByLabel("Email").value).toBe(email);

  const loginFirst = "/login?redirectTo=%2Fprofile%3Ftab%3Dx";
  const guarded = await client.get("/profile?tab=x");
  expect([guarded.status, guarded.headers.get("Location")]).toEqual([302, loginFirst]);
  const loggedIn = await client.post(loginFirst, { email: email.toUpperCase(), password });
  expect(loggedIn.headers.get("Location")).toBe("/profile?tab=x");
  const profile = await openPage(client, "/profile?tab=x");
  expect(profile.toasts).toEqual(["Login successful!"]);
  expect(profile.main).toHaveText("Hello, Maya.");
  expect(await openMain(client, "/profile/skills")).toHaveText(email);

  const started = await client.post("/interview", { card: "databases" });
  const session = started.headers.get("Location") ?? "";
  expect(session).toMatch(/^\/interview\/sessions\/[0-9a-f-]{36}$/);
  const answered = await client.post(session, {
    ...(await readQuestionFields(client, session)),
    intent: "answer",
    answer: "I would look at the query plan first, because it shows where the time goes.",
  });
  expect(answered.headers.get("Location")).toBe(`${session}/review/1`);
  const review = await openMain(client, `${session}/review/1`);
  expect(review).toHaveText("Built-in coach");
  expect(review).toHaveText("because it shows where the time goes");

  const ended = await client.post(session, { intent: "end" });
  expect(ended.headers.get("Location")).toBe("/interview");
  expect(await openMain(client, "/profile/sessions")).toHaveText("Databases and SQL");

  const cookie = client.cookies.get("session") ?? "";
  const loggedOut = await client.post("/logout", {});
  expect(loggedOut.headers.get("Location")).toBe("/");
  expect((await openPage(client, "/")).toasts).toEqual(["Logged out successfully"]);
  client.cookies.set("session", cookie);
  const afterLogout = await client.get("/profile");
  expect(afterLogout.headers.get("Location")).toBe("/login?redirectTo=%2Fprofile");
  expect(afterLogout.headers.getSetCookie().join()).toMatch(/session=;/);
});
