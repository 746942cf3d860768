import { describe, expect, test } from "vitest";
import { PASSWORD, insertAccount } from "../../support/account";
import {
  NEW_PASSWORD,
  SETTINGS,
  countNewSignIns,
  findLink,
  prepareAccount,
  requestChange,
  resetAt,
} from "../../support/account-recovery";
import { canLogIn, createClient, createSignedInClient } from "../../support/client";
import { execute, listMailTo } from "../../support/database";
import { changePerson, google, signInWith } from "../../support/identity-providers";
import { openMain, readPage } from "../../support/page";
import { signIn } from "../../support/race";
import { openLink } from "../../support/reset-password";

// Mail is queued here and never sent: what matters is that a mail server is set up.
process.env.SMTP_URL = "smtp://127.0.0.1:9";
process.env.APP_URL = "http://pathlight.test";

describe("whoever registers or owned an address before", () => {
  const undo = async (link: string) => {
    const client = await createClient();
    await openLink(client, link);
    return (await client.post("/undo-email-change", {})).status;
  };

  test("registers someone's address and connects a Google account of theirs: refused, before and after the owner's reset", async () => {
    const { id, email } = await insertAccount();
    changePerson(google);
    const attacker = await signIn(email);
    const form = { intent: "connect", provider: "google", password: PASSWORD };
    await attacker.post(SETTINGS, form);
    expect(attacker.cookies.has("social-sign-in")).toBe(false);
    // As a version before this one connected it.
    execute(
      "insert into social_identities (issuer, subject, user_id, created_at) values (?, ?, ?, ?)",
      [process.env.GOOGLE_ISSUER, google.claims.sub, id, new Date().toISOString()],
    );
    await resetAt(email);
    const device = await createClient();
    await signInWith(device, google);
    expect((await openMain(device, SETTINGS)).text).not.toContain(email);
    expect((await attacker.get("/profile")).status).toBe(302);
  });

  test("on a device that was known, the reset leaves no more guesses than elsewhere, and a sign-in is reported", async () => {
    const account = await prepareAccount();
    const { email } = account;
    await resetAt(email);
    const before = countNewSignIns(email);
    await account.other.get("/");
    await account.other.post("/login", { email, password: NEW_PASSWORD });
    expect(countNewSignIns(email)).toBe(before + 1);
  });

  test("asks to change the address to someone else's: that person cannot confirm it by mistake", async () => {
    const { email } = await insertAccount();
    const attacker = await signIn(email);
    const victimEmail = `victim.${email}`;
    const link = await requestChange(attacker, victimEmail);
    const anotherSession = await signIn(email);
    const stranger = await createSignedInClient();
    for (const browser of [await createClient(), anotherSession, stranger]) {
      const page = await readPage(await openLink(browser, link));
      expect(page.status).toBe(403);
      expect(page).toHaveText(
        "It works only in the browser in which you asked for it, while you’re signed in there.",
      );
      expect((await browser.post("/verify-email", {})).status).toBe(403);
    }
    await attacker.post("/logout", {});
    expect((await openLink(attacker, link)).status).toBe(410);
    expect(await openMain(anotherSession, SETTINGS)).not.toHaveText("Waiting for you");
  });

  test("an intruder who changes the address and resets the password there doesn't keep the account", async () => {
    const { email, client: intruder } = await prepareAccount();
    const intruderEmail = `intruder.${email}`;
    await openLink(intruder, await requestChange(intruder, intruderEmail));
    await intruder.post("/verify-email", {});
    const ownersLink = findLink(email, "undo-email-change");
    const intruderAgain = await resetAt(intruderEmail);
    expect(listMailTo(intruderEmail).at(-1)?.text).toContain("One link remains: until ");
    await intruderAgain.post("/login", { email: intruderEmail, password: NEW_PASSWORD });
    expect(await undo(ownersLink)).toBe(302);
    expect((await intruderAgain.get("/profile")).status).toBe(302);
    expect(await canLogIn(email, NEW_PASSWORD)).toBe(false);
    expect(await canLogIn(intruderEmail, NEW_PASSWORD)).toBe(false);
    // The owner's reset then ends what is left.
    await resetAt(email);
    expect(await canLogIn(email, NEW_PASSWORD)).toBe(true);
    expect(await undo(ownersLink)).toBe(410);
  });

  test("a reset at an address that nobody confirmed in a session ends the links back from it", async () => {
    const { id, email, client } = await prepareAccount();
    await openLink(client, await requestChange(client, `moved.${email}`));
    await client.post("/verify-email", {});
    const link = findLink(email, "undo-email-change");
    // As where no email leaves: the address changed at once.
    execute("update users set email_verified = 0 where id = ?", [id]);
    await resetAt(`moved.${email}`);
    expect(await undo(link)).toBe(410);
  });
});
