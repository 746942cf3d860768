import { expect, test } from "vitest";
import { loadServer } from "../support/app";
import { insertSignIn } from "../support/account";
import { type Client, createClient, createRegisteredClient } from "../support/client";
import { execute, select } from "../support/database";
import { readAnswerText, readQuestionFields, startSession } from "../support/interview";
import { openMain, openPage } from "../support/page";

// What is sent after the session has ended waits for the same account in the same browser.

const KEPT = "You have been signed out. Sign in, and your text will still be here.";
const PROFILE = "/settings/profile";

type Member = Awaited<ReturnType<typeof createRegisteredClient>>;

const signOut = (member: Member) => member.post("/logout", {});
const endEverySession = ({ email }: Member) =>
  execute("delete from auth_tokens where user_id = (select id from users where email = ?)", [
    email,
  ]);
const signIn = (
  client: Client,
  { email, password }: { email: string; password: string },
  path: string,
) => client.post(path, { email, password });

const readProfileForm = async (client: Client) =>
  Object.fromEntries(
    (await openMain(client, PROFILE)).getByLabel("Bio").closest("form").formEntries(),
  );

test.each([
  ["signed out in another tab", signOut],
  ["ended on the server", endEverySession],
])("%s: an answer is there again after signing in", async (_how, endSession) => {
  const member = await createRegisteredClient();
  const session = await startSession(member);
  const form = await readQuestionFields(member, `${session}?question=2`);
  await endSession(member);

  const answer = "First line.\nSecond line.";
  const response = await member.post(`${session}?question=2`, {
    ...form,
    intent: "answer",
    answer,
  });
  const login = response.headers.get("Location") ?? "";
  expect([response.status, login]).toEqual([
    302,
    `/login?redirectTo=${encodeURIComponent(`${session}?question=2`)}`,
  ]);
  // Sent from a page with React, which would show the sign-in page without its script.
  expect((await openPage(member, login)).main).toHaveText(KEPT);

  const back = await signIn(member, member, login);
  expect(back.headers.get("Location")).toBe(`${session}?question=2`);
  expect(await openMain(member, `${session}?question=2`)).toHaveText(
    "You haven’t submitted it yet.",
  );
  const restored = await readQuestionFields(member, `${session}?question=2`);
  expect(restored.answer).toBe(answer);
  // Submitted at last: it is not filled in again.
  const review = await member.post(session, { ...restored, intent: "answer" });
  expect(review.headers.get("Location")).toBe(`${session}/review/2`);
  expect(await readAnswerText(member, `${session}?question=2`)).toBe("");
});

test("an autosave gets the sentence and the way to sign in, and what it sent is kept", async () => {
  const member = await createRegisteredClient();
  const session = await startSession(member);
  const form = await readQuestionFields(member, session);
  await signOut(member);
  const response = await member.post(
    `${session}/draft`,
    { ...form, answer: "Half a thought" },
    { Origin: "http://pathlight.test", Accept: "application/json" },
  );
  expect(response.status).toBe(401);
  const signInUrl = `/login?redirectTo=${encodeURIComponent(`${session}?question=1`)}`;
  expect(await response.json()).toEqual({ message: KEPT, revision: null, signInUrl });
  await signIn(member, member, signInUrl);
  expect(await readAnswerText(member, session)).toBe("Half a thought");
});

test("what the page itself saved before the session ended is no conflict with what comes back", async () => {
  const member = await createRegisteredClient();
  const session = await startSession(member);
  const form = await readQuestionFields(member, session);
  const headers = { Origin: "http://pathlight.test", Accept: "application/json" };
  await member.post(`${session}/draft`, { ...form, answer: "Half a thought" }, headers);
  await signOut(member);
  const sent = { ...form, answer: "Half a thought, finished" };
  const submitted = await member.post(session, { ...sent, intent: "answer" });
  await signIn(member, member, submitted.headers.get("Location") ?? "");
  const restored = await readQuestionFields(member, session);
  expect(restored.answer).toBe("Half a thought, finished");
  expect((await member.post(`${session}/draft`, restored, headers)).status).toBe(200);
});

test("settings come back filled in, unsaved, and are saved once", async () => {
  const member = await createRegisteredClient();
  const form = await readProfileForm(member);
  await signOut(member);
  const response = await member.post(PROFILE, { ...form, bio: "Written while signed out" });
  await signIn(member, member, response.headers.get("Location") ?? "");
  expect(await openMain(member, PROFILE)).toHaveText("They haven’t been saved yet.");
  expect(await openMain(member, "/profile")).not.toHaveText("Written while signed out");
  const restored = await readProfileForm(member);
  expect(restored.bio).toBe("Written while signed out");
  await member.post(PROFILE, restored);
  expect(await openMain(member, PROFILE)).not.toHaveText("They haven’t been saved yet.");
  expect((await readProfileForm(member)).bio).toBe("Written while signed out");
});

test("switches come back as they were sent", async () => {
  const member = await createRegisteredClient();
  const path = "/settings/notifications";
  const openForm = async () =>
    Object.fromEntries(
      (await openMain(member, path)).getByLabel("Learning updates").closest("form").formEntries(),
    );
  const { learningUpdates: _off, ...form } = await openForm();
  await signOut(member);
  await member.post(path, { ...form, marketing: "on" });
  await signIn(member, member, "/login");
  const { learningUpdates, marketing } = await openForm();
  expect({ learningUpdates, marketing }).toEqual({ learningUpdates: undefined, marketing: "on" });
});

test("a new email address comes back, its password is never kept", async () => {
  const member = await createRegisteredClient();
  const path = "/settings/account";
  const field = (await openMain(member, path)).getByLabel("New email address");
  const form = Object.fromEntries(field.closest("form").formEntries());
  await signOut(member);
  const password = "violet-harbor-spoon";
  await member.post(path, { ...form, email: "new@example.com", password, intent: "email" });
  expect(JSON.stringify(select("select * from kept_forms"))).not.toContain(password);
  await signIn(member, member, "/login");
  const main = await openMain(member, path);
  expect(main.getByLabel("New email address").value).toBe("new@example.com");
  expect(main.getByLabel("Your password").value).toBe("");
});

async function leaveProfileForm() {
  const member = await createRegisteredClient();
  const form = await readProfileForm(member);
  await signOut(member);
  await member.post(PROFILE, { ...form, bio: "Only mine" });
  return { member, form };
}

test("another account in the same browser doesn't get it", async () => {
  const { member, form } = await leaveProfileForm();
  const other = await createRegisteredClient();
  await signIn(member, other, "/login");
  expect((await readProfileForm(member)).bio).toBe("");
  // Nor is a page of the first account saved in the second one.
  const response = await member.post(PROFILE, { ...form, bio: "Sent as someone else" });
  expect(response.headers.get("Location")).toBe("/profile");
  expect((await openPage(member, "/profile")).toasts.join()).toContain("another account");
  expect((await readProfileForm(member)).bio).toBe("");
  await signOut(member);
  await signIn(member, member, "/login");
  expect((await readProfileForm(member)).bio).toBe("Sent as someone else");
});

test("the same account in another browser doesn't get it", async () => {
  const { member } = await leaveProfileForm();
  const phone = await createClient();
  await signIn(phone, member, "/login");
  expect((await readProfileForm(phone)).bio).toBe("");
});

test("it is gone after an hour, also from the database", async () => {
  const { member } = await leaveProfileForm();
  execute("update kept_forms set kept_at = ?", [new Date(Date.now() - 3_601_000).toISOString()]);
  await signIn(member, member, "/login");
  expect((await readProfileForm(member)).bio).toBe("");
  const { cleanUp } = await loadServer();
  await cleanUp(new Date());
  expect(select("select * from kept_forms")).toEqual([]);
});

test("only forms of an account are kept, at most ten, and none that is too long", async () => {
  const member = await createRegisteredClient();
  const form = await readProfileForm(member);
  await signOut(member);
  const forged = form.formKey?.replace(/.$/, (last) => (last === "A" ? "B" : "A")) ?? "";
  for (const formKey of [forged, "", "x.y"])
    await member.post(PROFILE, { ...form, formKey, bio: "Forged" });
  expect(JSON.stringify(select("select fields from kept_forms"))).not.toContain("Forged");

  for (let page = 1; page <= 12; page += 1)
    await member.post(PROFILE, { ...form, page: `/resources?page=${page}` });
  expect(select("select page from kept_forms where page like '/resources%'")).toHaveLength(10);

  const login = await member.post(PROFILE, { ...form, bio: "x".repeat(600_000) });
  expect((await openPage(member, login.headers.get("Location") ?? "")).toasts).toEqual([
    "You have been signed out, and this is too much to keep. Copy it before you sign in.",
  ]);
});

test("after signing out, the address of a session leads to the sign-in page and back", async () => {
  const member = await createRegisteredClient();
  const session = await startSession(member);
  await signOut(member);
  expect((await member.get(session)).headers.get("Location")).toBe(
    `/login?redirectTo=${encodeURIComponent(session)}`,
  );
  member.cookies.set(
    "session",
    await insertSignIn(
      String(select("select id from users where email = ?", [member.email])[0]?.id),
    ),
  );
  expect((await openPage(member, `${session}x`, 404)).main.names("link")).not.toContain("Sign in");
});
