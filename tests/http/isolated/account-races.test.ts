import { describe, expect, test } from "vitest";
import { type Client, createClient } from "../../support/client";
import { getLinkPath, listMailTo, select } from "../../support/database";
import { PASSWORD, insertAccount } from "../../support/account";
import { RACE_ROUNDS, listSubjects, passwordForm, race, signIn } from "../../support/race";

// Mail is queued here and never sent: what matters is that a mail server is set up.
process.env.SMTP_URL = "smtp://127.0.0.1:9";
process.env.APP_URL = "http://pathlight.test";

const NEW_PASSWORD = "another-quiet-tractor";
const SETTINGS = "/settings/account";
const emailForm = (email: string) => ({ intent: "email", email, password: PASSWORD });
const countLinks = (accountId: string, purpose: string) =>
  select("select 1 from one_time_links where user_id = ? and purpose = ?", [accountId, purpose])
    .length;
const findEmail = (accountId: string) =>
  select("select email from users where id = ?", [accountId])[0]?.email;
const canLogIn = async (email: string, password: string) =>
  (await (await createClient()).json("POST", "/auth/login", { email, password })).status === 200;

async function requestLink(client: Client, address: string, form: Record<string, string>) {
  await client.post(form.intent ? SETTINGS : "/forgot-password", form);
  return getLinkPath(listMailTo(address).findLast(({ text }) => text.includes("?token=")));
}

/** A browser that has opened a link: another one, or the one that asked for it. */
async function openLink(link: string, browser?: Client) {
  const client = browser ?? (await createClient());
  await client.get(link);
  return client;
}

const resetForm = (password: string) => ({ newPassword: password, confirmPassword: password });

describe(`of two things at once the later one knows of the earlier (${RACE_ROUNDS} rounds)`, () => {
  test("a change of address and a change of password", async () => {
    for (let round = 0; round < RACE_ROUNDS; round += 1) {
      const { id, email } = await insertAccount();
      const [thief, owner] = await Promise.all([signIn(email), signIn(email)]);
      const [, changed] = await race(
        round,
        () => thief.post(SETTINGS, emailForm(`thief.${id}@example.com`)),
        () => owner.post(SETTINGS, passwordForm(NEW_PASSWORD)),
      );
      expect(changed.headers.get("Location")).toBe(SETTINGS);
      expect([round, countLinks(id, "change-email")]).toEqual([round, 0]);
    }
  });

  test("confirming an address and a change of password", async () => {
    for (let round = 0; round < RACE_ROUNDS; round += 1) {
      const { id, email } = await insertAccount();
      const [thief, owner] = await Promise.all([signIn(email), signIn(email)]);
      const newEmail = `thief.${id}@example.com`;
      const opened = await openLink(await requestLink(thief, newEmail, emailForm(newEmail)), thief);
      await race(
        round,
        () => owner.post(SETTINGS, passwordForm(NEW_PASSWORD)),
        () => opened.post("/verify-email", {}),
      );
      const subjects = listSubjects(id);
      const changedAt = subjects.indexOf("Your Pathlight password was changed");
      const movedAt = subjects.indexOf("Your Pathlight email address was changed");
      expect([round, movedAt < changedAt]).toEqual([round, true]);
      expect(findEmail(id)).toBe(movedAt < 0 ? email : newEmail);
    }
  });

  test("a reset and a change of password: one of them counts", async () => {
    for (let round = 0; round < RACE_ROUNDS; round += 1) {
      const { email } = await insertAccount();
      const client = await signIn(email);
      const opened = await openLink(await requestLink(client, email, { email }));
      const [changed, reset] = await race(
        round,
        () => client.post(SETTINGS, passwordForm(NEW_PASSWORD)),
        () => opened.post("/reset-password", resetForm("reset-quiet-tractor")),
      );
      // A session that the reset has ended leads to the login page.
      const isChanged = changed.headers.get("Location") === SETTINGS;
      expect([round, isChanged]).toEqual([round, reset.status !== 302]);
      expect(await canLogIn(email, isChanged ? NEW_PASSWORD : "reset-quiet-tractor")).toBe(true);
      expect(await canLogIn(email, PASSWORD)).toBe(false);
    }
  });

  test("one reset link used twice: one of them counts", async () => {
    for (let round = 0; round < RACE_ROUNDS; round += 1) {
      const { email } = await insertAccount();
      const link = await requestLink(await createClient(), email, { email });
      const passwords = ["first-quiet-tractor", "second-quiet-tractor"] as const;
      const browsers = await Promise.all(passwords.map(() => openLink(link)));
      const responses = await race(
        round,
        ...passwords.map(
          (password, index) => () =>
            browsers[index]?.post("/reset-password", resetForm(password)) ?? expect.unreachable(),
        ),
      );
      const won = responses.flatMap(({ status }, index) => (status === 302 ? [index] : []));
      expect([round, won.length]).toEqual([round, 1]);
      expect(await canLogIn(email, passwords[won[0] ?? 0] ?? "")).toBe(true);
    }
  });

  test("an address confirmed by two accounts, and twice by one, belongs to one account and is notified once", async () => {
    for (let round = 0; round < RACE_ROUNDS; round += 1) {
      const accounts = await Promise.all([insertAccount(), insertAccount()]);
      const newEmail = `wanted.${accounts[0].id}@example.com`;
      const browsers: Client[] = [];
      for (const { email } of [...accounts, accounts[0]]) {
        const browser = await signIn(email);
        const link = await requestLink(browser, newEmail, emailForm(newEmail));
        browsers.push(await openLink(link, browser));
      }
      await race(round, ...browsers.map((browser) => () => browser.post("/verify-email", {})));
      const notices = accounts.flatMap(({ id }) =>
        listSubjects(id).filter(
          (subject) => subject === "Your Pathlight email address was changed",
        ),
      );
      expect([round, notices.length]).toEqual([round, 1]);
      expect(accounts.filter(({ id }) => findEmail(id) === newEmail)).toHaveLength(1);
    }
  });

  test("after a change of address no link to the old one works but the one that undoes it", async () => {
    for (let round = 0; round < RACE_ROUNDS; round += 1) {
      const { id, email } = await insertAccount();
      const client = await signIn(email);
      const newEmail = `moved.${id}@example.com`;
      const opened = await openLink(
        await requestLink(client, newEmail, emailForm(newEmail)),
        client,
      );
      await race(
        round,
        () => opened.post("/verify-email", {}),
        async () => (await createClient()).post("/forgot-password", { email }),
        () => client.post(SETTINGS, { intent: "verify" }),
      );
      expect(findEmail(id)).toBe(newEmail);
      // Except for the link by which the old address undoes the change.
      expect(
        select(
          "select purpose from one_time_links where user_id = ? and email = ? and purpose != 'undo-email-change'",
          [id, email],
        ),
      ).toEqual([]);
    }
  });

  test("signing in and a change of password: no session with the old one is left", async () => {
    for (let round = 0; round < RACE_ROUNDS; round += 1) {
      const { email } = await insertAccount();
      const owner = await signIn(email);
      const thief = await createClient();
      await race(
        round,
        () => owner.post(SETTINGS, passwordForm(NEW_PASSWORD)),
        () => thief.post("/login", { email, password: PASSWORD }),
      );
      expect([round, (await thief.get("/profile")).status]).toEqual([round, 302]);
      expect((await owner.get("/profile")).status).toBe(200);
    }
  });

  test("the same address registered twice: one account", async () => {
    for (let round = 0; round < RACE_ROUNDS; round += 1) {
      const registration = {
        firstName: "Maya",
        lastName: "Okafor",
        email: `twice.${round}@example.com`,
        password: PASSWORD,
        confirmPassword: PASSWORD,
        terms: "on",
      };
      const browsers = await Promise.all([createClient(), createClient()]);
      const responses = await race(
        round,
        ...browsers.map(
          (browser, index) => () =>
            browser.post("/register", { ...registration, firstName: `Maya ${index}` }),
        ),
      );
      expect([round, ...responses.map(({ status }) => status).toSorted()]).toEqual([
        round,
        302,
        409,
      ]);
    }
  });

  test("a change from a device being signed out is rejected or made before", async () => {
    for (let round = 0; round < RACE_ROUNDS; round += 1) {
      const { id, email } = await insertAccount();
      const [thief, owner] = await Promise.all([signIn(email), signIn(email)]);
      let isSignedOut = false;
      const [, wasSignedOutBefore] = await Promise.all([
        owner.post(SETTINGS, { intent: "end-others" }).then(() => {
          isSignedOut = true;
        }),
        thief.post(SETTINGS, emailForm(`thief.${id}@example.com`)).then(() => isSignedOut),
      ]);
      // A hash mostly takes longer than signing out does; a change that is quicker was made before.
      const links = countLinks(id, "change-email");
      expect([round, wasSignedOutBefore, links]).not.toEqual([round, true, 1]);
    }
  });
});
