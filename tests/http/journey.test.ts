import { expect, test } from "vitest";
import { registerPerson, textOf, createClient } from "../support/client";

test("register, come back to the page asked for, answer a question, find it kept, log out", async () => {
  const client = await createClient();

  const registered = await registerPerson(client);
  expect(registered.response.status).toBe(302);
  const login = registered.response.headers.get("Location") ?? "";
  expect(login).toBe(`/login?email=${encodeURIComponent(registered.email)}`);
  const loginPage = await (await client.get(login)).text();
  expect(textOf(loginPage)).toContain("Registration successful! Please log in.");
  expect(loginPage).toContain(`value="${registered.email}"`);

  const guarded = await client.get("/profile?tab=x");
  expect(guarded.status).toBe(302);
  expect(guarded.headers.get("Location")).toBe("/login?redirectTo=%2Fprofile%3Ftab%3Dx");
  const loginResponse = await client.post("/login?redirectTo=%2Fprofile%3Ftab%3Dx", {
    email: registered.email.toUpperCase(),
    password: registered.password,
  });
  expect(loginResponse.headers.get("Location")).toBe("/profile?tab=x");
  const profile = textOf(await (await client.get("/profile?tab=x")).text());
  expect(profile).toContain("Login successful!");
  expect(profile).toContain("Maya Okafor");
  expect(profile).toContain(registered.email);

  const started = await client.post("/interview", { card: "databases" });
  const session = started.headers.get("Location") ?? "";
  expect(session).toMatch(/^\/interview\/sessions\/[0-9a-f-]{36}$/);
  const page = await (await client.get(session)).text();
  expect(textOf(page)).toContain("Interview Session Started");
  const hidden = Object.fromEntries(
    [...page.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map((match) => [
      match[1],
      match[2],
    ]),
  );
  const answerResponse = await client.post(session, {
    ...hidden,
    intent: "answer",
    answer: "I would look at the query plan first, because it shows where the time goes.",
  });
  expect(answerResponse.headers.get("Location")).toBe(`${session}/review/1`);
  const review = textOf(await (await client.get(`${session}/review/1`)).text());
  expect(review).toContain("Embedded coach");
  expect(review).toContain("because it shows where the time goes");

  const ended = await client.post(session, { intent: "end" });
  expect(ended.headers.get("Location")).toBe("/interview");
  expect(textOf(await (await client.get("/profile/sessions")).text())).toContain(
    "Databases and SQL",
  );

  const cookie = client.cookies.get("session") ?? "";
  const logoutResponse = await client.post("/logout", {});
  expect(logoutResponse.headers.get("Location")).toBe("/");
  expect(textOf(await (await client.get("/")).text())).toContain("Logged out successfully");
  client.cookies.set("session", cookie);
  const dead = await client.get("/profile");
  expect(dead.headers.get("Location")).toBe("/login?redirectTo=%2Fprofile");
  expect(dead.headers.getSetCookie().join()).toMatch(/session=;/);
});
