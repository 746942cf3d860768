import { expect, test } from "vitest";
import { execute, getLinkPath, listMailTo } from "../../support/database";
import {
  type Client,
  registerPerson,
  canLogIn,
  createRegisteredClient,
  createClient,
  createPerson,
} from "../../support/client";
import { openMain, openPage, postForm } from "../../support/page";

// Mail is queued here and never sent: what matters is that a mail server is set up.
process.env.SMTP_URL = "smtp://127.0.0.1:9";
process.env.APP_URL = "https://coach.example.org";

const openLink = async (client: Client, link: string) =>
  client.get((await client.get(link)).headers.get("Location") ?? "");
const openAccountPage = (client: Client) => openMain(client, "/settings/account");

async function requestEmailChange() {
  const client = await createRegisteredClient();
  const newEmail = `new.${client.email}`;
  const response = await client.post("/settings/account", {
    intent: "email",
    email: newEmail,
    password: client.password,
  });
  return { who: client, fresh: newEmail, response, link: getLinkPath(listMailTo(newEmail)[0]) };
}

test("a new address takes effect once confirmed; the old one is notified before and after", async () => {
  const { who: client, fresh: newEmail, link } = await requestEmailChange();
  const waiting = await openPage(client, "/settings/account");
  expect(waiting).toHaveText(`Open the email we sent to ${newEmail}`);
  expect(waiting.main).toHaveText("Waiting for you to open the link");
  expect(listMailTo(newEmail)[0]?.text).toContain("https://coach.example.org/verify-email?token=");
  expect(listMailTo(client.email).at(-1)?.subject).toBe(
    "Your Pathlight email address is about to change",
  );
  expect(listMailTo(client.email).at(-1)?.text).not.toContain(newEmail);
  expect(await canLogIn(newEmail, client.password)).toBe(false);

  await openLink(client, link);
  expect((await client.post("/verify-email", {})).status).toBe(302);
  const page = await openAccountPage(client);
  expect(page).toHaveText(`${newEmail} Confirmed`);
  expect(page).not.toHaveText("Waiting for you");
  expect(listMailTo(client.email).at(-1)?.subject).toBe("Your Pathlight email address was changed");
  expect(await canLogIn(newEmail, client.password)).toBe(true);
});

test("a link to choose a new password is in the inbox", async () => {
  expect(await openMain(await createClient(), "/forgot-password?sent")).toHaveText(
    "Check your inbox If there is an account with that address, we’ve sent a link",
  );
});

test("taken back, or the password changed: the link does nothing any more", async () => {
  const cancelled = await requestEmailChange();
  await cancelled.who.post("/settings/account", { intent: "cancel-email" });
  expect(await openAccountPage(cancelled.who)).not.toHaveText("Waiting for you");
  expect((await openLink(await createClient(), cancelled.link)).status).toBe(410);

  const passwordChanged = await requestEmailChange();
  await passwordChanged.who.post("/settings/account", {
    intent: "password",
    currentPassword: passwordChanged.who.password,
    newPassword: "another-quiet-tractor",
    confirmPassword: "another-quiet-tractor",
  });
  expect((await openLink(await createClient(), passwordChanged.link)).status).toBe(410);
});

test("an address taken meanwhile is 409 and changes neither account", async () => {
  const { who: client, fresh: newEmail, link } = await requestEmailChange();
  await registerPerson(await createClient(), {
    firstName: "Someone",
    lastName: "Quicker",
    email: newEmail,
    password: "violin-tractor-moss",
  });
  await openLink(client, link);
  const late = await postForm(client, "/verify-email", {}, 409);
  expect(late).toHaveText("There is already an account with this email.");
  expect(await openAccountPage(client)).toHaveText(client.email);
});

test("links never lead to a host that only a caller named", async () => {
  const client = await createClient();
  const { email } = await registerPerson(client);
  const response = await client.send("/forgot-password", {
    method: "POST",
    headers: {
      Host: "evil.example",
      Origin: "http://pathlight.test",
      "Content-Type": "application/x-www-form-urlencoded",
    },
    body: `email=${encodeURIComponent(email)}`,
  });
  expect(response.status).toBe(302);
  for (const mail of listMailTo(email))
    expect(
      mail.text
        .match(/https?:\/\/[^/\s]+/g)
        ?.every((origin) => origin === "https://coach.example.org"),
    ).toBe(true);
});

const openUndoPage = async (mailTo: string) => {
  const client = await createClient();
  const mail = listMailTo(mailTo).findLast(({ text }) => text.includes("/undo-email-change?"));
  return { client, page: await openLink(client, getLinkPath(mail)) };
};

test("the old address can cancel a change before it is confirmed", async () => {
  const { who: intruder, fresh: newEmail, link } = await requestEmailChange();
  const { client, page } = await openUndoPage(intruder.email);
  expect(await page.text()).toContain(intruder.email);
  expect((await intruder.get("/settings/account")).status).toBe(200);
  const undone = await client.post("/undo-email-change", {});
  expect(undone.headers.get("Location")).toBe("/forgot-password");
  const form = await openPage(client, "/forgot-password");
  expect(form.getField("email").value).toBe(intruder.email);
  expect((await openLink(await createClient(), link)).status).toBe(410);
  expect((await intruder.get("/settings/account")).status).toBe(302);
  expect(listMailTo(newEmail)).toHaveLength(1);
});

test("the old address takes the account back after an intruder changed address and password", async () => {
  const { who: intruder, fresh: newEmail, link } = await requestEmailChange();
  const newPassword = "another-quiet-tractor";
  await openLink(intruder, link);
  await intruder.post("/verify-email", {});
  await intruder.post("/settings/account", {
    intent: "password",
    currentPassword: intruder.password,
    newPassword,
    confirmPassword: newPassword,
  });
  const { client } = await openUndoPage(intruder.email);
  expect((await client.post("/undo-email-change", {})).status).toBe(302);
  const signIn = async (email: string) =>
    (await (await createClient()).post("/login", { email, password: newPassword })).status;
  // The intruder knows the password, so it ends as well.
  expect([await signIn(newEmail), await signIn(intruder.email)]).toEqual([401, 401]);
  const again = await openUndoPage(intruder.email);
  expect(again.page.status).toBe(410);
});

test("an intruder who undoes a second change of their own does not end the owner’s link", async () => {
  const { who: intruder, fresh: intruderEmail, link } = await requestEmailChange();
  await openLink(intruder, link);
  await intruder.post("/verify-email", {});
  await intruder.post("/settings/account", {
    intent: "email",
    email: `second.${intruderEmail}`,
    password: intruder.password,
  });
  const second = await openUndoPage(intruderEmail);
  expect((await second.client.post("/undo-email-change", {})).status).toBe(302);
  const { client, page } = await openUndoPage(intruder.email);
  expect(page.status).toBe(200);
  expect((await client.post("/undo-email-change", {})).status).toBe(302);
  // The owner's link is the older one: it ends those that came after it.
  expect((await openUndoPage(intruderEmail)).page.status).toBe(410);
});

test("the old address cannot be registered while its owner can still undo the change", async () => {
  const { who: client, link } = await requestEmailChange();
  await openLink(client, link);
  await client.post("/verify-email", {});
  const { email } = client;
  const register = async () =>
    (await registerPerson(await createClient(), { ...createPerson(), email })).response.status;
  expect(await register()).toBe(409);
  execute("update one_time_links set expires_at = ? where email = ?", [
    new Date(Date.now() - 1).toISOString(),
    email,
  ]);
  expect(await register()).toBe(302);
  const { page } = await openUndoPage(email);
  expect(page.status).toBe(410);
});

test("requests that name someone else's address do not use up the links its owner may request", async () => {
  const owner = await createRegisteredClient();
  for (let request = 0; request < 7; request += 1) {
    const stranger = await createRegisteredClient();
    const { password } = stranger;
    await stranger.post("/settings/account", { intent: "email", email: owner.email, password });
  }
  const before = listMailTo(owner.email).length;
  await owner.post("/settings/account", { intent: "verify" });
  expect(listMailTo(owner.email)).toHaveLength(before + 1);
});
