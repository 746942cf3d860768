import { describe, expect, test } from "vitest";
import { PASSWORD, insertAccount } from "../../support/account";
import { type Client, createClient } from "../../support/client";
import { countRowsContaining, select } from "../../support/database";
import { postAfter } from "../../support/delayed-post";
import { readQuestionFields, startSession } from "../../support/interview";
import { RACE_ROUNDS, race, signIn } from "../../support/race";

const DELETE = "/settings/account/delete";

/** Requests that can be in progress on another device when the account is deleted. */
const LATE_POSTS: Record<string, (client: Client) => Promise<[string, Record<string, string>]>> = {
  "a new session": async () => ["/interview", { card: "databases" }],
  "an answer": async (client) => {
    const session = await startSession(client);
    const fields = await readQuestionFields(client, session);
    return [session, { ...fields, intent: "answer", answer: "A left join keeps every customer." }];
  },
  "a draft": async (client) => {
    const session = await startSession(client);
    const fields = await readQuestionFields(client, session);
    return [`${session}/draft`, { ...fields, answer: "A left join keeps" }];
  },
  "a rating": async () => ["/assessment/1", { communication: "4" }],
  "a request to a mentor": async () => [
    "/mentors/hannah-brandt",
    { intent: "earliest", agenda: "Practice" },
  ],
  "a message": async () => [
    "/contact",
    { name: "Ana Ruiz", email: "ana@example.com", topic: "other", message: "Hello." },
  ],
  "a preference": async () => ["/preferences", { accent: "ruby", returnTo: "/" }],
  "a profile": async () => ["/settings/profile", { fullName: "Ana Ruiz" }],
  "another address": async () => [
    "/settings/account",
    { intent: "email", email: "late@example.com", password: PASSWORD },
  ],
  "another password": async () => [
    "/settings/account",
    {
      intent: "password",
      currentPassword: PASSWORD,
      newPassword: "another-quiet-tractor",
      confirmPassword: "another-quiet-tractor",
    },
  ],
  "a request for a link": async () => ["/settings/account", { intent: "verify" }],
};

describe("an account deleted while something is on its way to it", () => {
  test.each(Object.keys(LATE_POSTS))(
    "%s: no failure, and nothing of it is stored",
    async (name) => {
      const { id, email } = await insertAccount();
      const [desk, phone] = await Promise.all([signIn(email), signIn(email)]);
      const [path, fields] = (await LATE_POSTS[name]?.(phone)) ?? expect.unreachable();
      const response = await postAfter(phone, path, fields, async () => {
        const deleted = await desk.post(DELETE, { password: PASSWORD });
        expect(deleted.headers.get("Location")).toBe("/");
      });
      expect([name, response.status < 500]).toEqual([name, true]);
      expect(countRowsContaining(id)).toEqual({});
      expect(countRowsContaining(email)).toEqual({});
    },
  );

  test("a sign-in with a visitor's data", async () => {
    for (let round = 0; round < RACE_ROUNDS; round += 1) {
      const { id, email } = await insertAccount();
      const desk = await signIn(email);
      const phone = await createClient();
      await phone.post("/interview", { card: "databases" });
      await race(
        round,
        () => desk.post(DELETE, { password: PASSWORD }),
        () => phone.post("/login", { email, password: PASSWORD }),
        () => desk.post("/forgot-password", { email }),
        () => desk.post("/interview", { card: "sql" }),
      );
      expect([round, countRowsContaining(id)]).toEqual([round, {}]);
      expect([round, countRowsContaining(email)]).toEqual([round, {}]);
    }
  });

  test("many things from another device", async () => {
    for (let round = 0; round < RACE_ROUNDS; round += 1) {
      const { id, email } = await insertAccount();
      const [desk, phone] = await Promise.all([signIn(email), signIn(email)]);
      const progress = { isDeleted: false };
      const deletion = desk.post(DELETE, { password: PASSWORD }).finally(() => {
        progress.isDeleted = true;
      });
      const posts: Promise<Response>[] = [];
      while (!progress.isDeleted && posts.length < 60) {
        posts.push(
          phone.post("/interview", { card: "databases" }),
          phone.post("/assessment/1", { communication: "4" }),
          phone.post("/preferences", { accent: "ruby", returnTo: "/" }),
        );
        await phone.get("/healthz");
      }
      await deletion;
      const statuses = (await Promise.all(posts)).map(({ status }) => status);
      expect([round, statuses.filter((status) => status >= 500)]).toEqual([round, []]);
      expect([round, countRowsContaining(id)]).toEqual([round, {}]);
    }
  });

  test("a change of password: the deletion or the change is made, never half of one", async () => {
    for (let round = 0; round < RACE_ROUNDS; round += 1) {
      const { id, email } = await insertAccount();
      const [thief, owner] = await Promise.all([signIn(email), signIn(email)]);
      await thief.post("/interview", { card: "databases" });
      const [, changed] = await race(
        round,
        () => thief.post(DELETE, { password: PASSWORD }),
        async () =>
          owner.post(...((await LATE_POSTS["another password"]?.(owner)) ?? expect.unreachable())),
      );
      const isChanged = changed.headers.get("Location") === "/settings/account";
      const accounts = select("select 1 from users where id = ?", [id]).length;
      const sessions = select("select 1 from interview_sessions where owner_id = ?", [id]).length;
      expect([round, accounts, sessions]).toEqual(
        isChanged && accounts ? [round, 1, 1] : [round, 0, 0],
      );
    }
  });
});
