import { describe, expect, test } from "vitest";
import { PASSWORD, insertAccount } from "../../support/account";
import { type Client, createClient } from "../../support/client";
import { execute, getLinkPath, listMailTo, select } from "../../support/database";
import {
  answerAt,
  changePerson,
  connect,
  goTo,
  google,
  leave,
} from "../../support/identity-providers";
import { RACE_ROUNDS, race, signIn } from "../../support/race";

// Mail is queued here and never sent: what matters is that a mail server is set up.
process.env.SMTP_URL = "smtp://127.0.0.1:9";
process.env.APP_URL = "http://pathlight.test";

const SETTINGS = "/settings/account";

async function insertConfirmedAccount() {
  const account = await insertAccount();
  execute("update users set email_verified = 1 where id = ?", [account.id]);
  changePerson(google);
  return account;
}

const getLink = (email: string, path: string) =>
  getLinkPath(listMailTo(email).findLast(({ text }) => text.includes(`/${path}?token=`)));

/** The owner's browser, with a link opened and its form yet to be sent. */
async function openLink(email: string, path: string) {
  const owner = await createClient();
  if (path === "reset-password") await owner.post("/forgot-password", { email });
  await owner.get(getLink(email, path));
  return owner;
}

const countRows = (table: string, userId: string) =>
  select(`select 1 from ${table} where user_id = ?`, [userId]).length;
const startUndo = (intruder: Client, email: string) =>
  intruder.post(SETTINGS, { intent: "email", email: `intruder.${email}`, password: PASSWORD });

describe(`whoever comes back from Google meanwhile is left with nothing (${RACE_ROUNDS} rounds)`, () => {
  test.each(["reset-password", "undo-email-change"])("connecting, and %s", async (path) => {
    for (let round = 0; round < RACE_ROUNDS; round += 1) {
      const { id, email } = await insertConfirmedAccount();
      const intruder = await signIn(email);
      await startUndo(intruder, email);
      const owner = await openLink(email, path);
      const form = { intent: "connect", provider: "google", password: PASSWORD };
      const way = await answerAt(await leave(intruder, await intruder.post(SETTINGS, form)));
      const password = `quiet-tractor-${round}-moss`;
      const [, ended] = await race(
        round,
        () => intruder.get(way),
        () => owner.post(`/${path}`, { newPassword: password, confirmPassword: password }),
      );
      expect([round, ended.status]).toEqual([round, 302]);
      expect([round, countRows("social_identities", id)]).toEqual([round, 0]);
    }
  });

  test.each(["reset-password", "undo-email-change"])("signing in, and %s", async (path) => {
    for (let round = 0; round < RACE_ROUNDS; round += 1) {
      const { id, email } = await insertConfirmedAccount();
      const intruder = await signIn(email);
      await connect(intruder, google, PASSWORD);
      await startUndo(intruder, email);
      // An account without a password: its hash doesn't change.
      execute("update users set password_hash = '' where id = ?", [id]);
      const owner = await openLink(email, path);
      const elsewhere = await createClient();
      const way = await goTo(elsewhere, google);
      const password = `quiet-tractor-${round}-moss`;
      const [, ended] = await race(
        round,
        () => elsewhere.get(way),
        () => owner.post(`/${path}`, { newPassword: password, confirmPassword: password }),
      );
      expect([round, ended.status]).toEqual([round, 302]);
      expect([round, countRows("auth_tokens", id)]).toEqual([round, 0]);
    }
  });
});
