import { expect, test } from "vitest";
import { linkIn, mailTo } from "../../support/database";
import { type Visitor, register, signedIn, textOf, visitor } from "../../support/visitor";

// Mail is queued here and never sent: what matters is that a mail server is set up.
process.env.SMTP_URL = "smtp://127.0.0.1:9";
process.env.APP_URL = "https://coach.example.org";

const open = async (who: Visitor, link: string) =>
  who.get((await who.get(link)).headers.get("Location") ?? "");
const account = async (who: Visitor) => textOf(await (await who.get("/settings/account")).text());

async function askForChange() {
  const who = await signedIn();
  const fresh = `new.${who.email}`;
  const response = await who.post("/settings/account", {
    intent: "email",
    email: fresh,
    password: who.password,
  });
  return { who, fresh, response, link: linkIn(mailTo(fresh)[0]) };
}

test("a new address holds once it is confirmed there; the old one is told before and after", async () => {
  const { who, fresh, link } = await askForChange();
  const waiting = await account(who);
  expect(waiting).toContain(`Open the mail to ${fresh}`);
  expect(waiting).toContain("Waiting for you to open the link");
  expect(mailTo(fresh)[0]?.text).toContain("https://coach.example.org/verify-email?token=");
  expect(mailTo(who.email).at(-1)?.subject).toBe("Your Pathlight email address is about to change");
  expect(mailTo(who.email).at(-1)?.text).not.toContain(fresh);
  expect(
    (await (await visitor()).post("/login", { email: fresh, password: who.password })).status,
  ).toBe(401);

  await open(who, link);
  expect((await who.post("/verify-email", {})).status).toBe(302);
  const page = await account(who);
  expect(page).toContain(`${fresh} Confirmed`);
  expect(page).not.toContain("Waiting for you");
  expect(mailTo(who.email).at(-1)?.subject).toBe("Your Pathlight email address was changed");
  expect(
    (await (await visitor()).post("/login", { email: fresh, password: who.password })).status,
  ).toBe(302);
});

test("taken back, or the password changed: the link does nothing any more", async () => {
  const one = await askForChange();
  await one.who.post("/settings/account", { intent: "cancel-email" });
  expect(await account(one.who)).not.toContain("Waiting for you");
  expect((await open(await visitor(), one.link)).status).toBe(410);

  const two = await askForChange();
  await two.who.post("/settings/account", {
    intent: "password",
    currentPassword: two.who.password,
    newPassword: "another-quiet-tractor",
    confirmPassword: "another-quiet-tractor",
  });
  expect((await open(await visitor(), two.link)).status).toBe(410);
});

test("taken by somebody else meanwhile: 409, and both keep theirs", async () => {
  const { who, fresh, link } = await askForChange();
  await register(await visitor(), {
    firstName: "Somebody",
    lastName: "Quicker",
    email: fresh,
    password: "violin-tractor-moss",
  });
  await open(who, link);
  const late = await who.post("/verify-email", {});
  expect(late.status).toBe(409);
  expect(textOf(await late.text())).toContain("There is already an account with this email.");
  expect(await account(who)).toContain(who.email);
});

test("links never lead to a host that only a caller named", async () => {
  const who = await visitor();
  const { email } = await register(who);
  const response = await who.send("/forgot-password", {
    method: "POST",
    headers: {
      Host: "evil.example",
      Origin: "http://pathlight.test",
      "Content-Type": "application/x-www-form-urlencoded",
    },
    body: `email=${encodeURIComponent(email)}`,
  });
  expect(response.status).toBe(302);
  for (const mail of mailTo(email))
    expect(
      mail.text
        .match(/https?:\/\/[^/\s]+/g)
        ?.every((origin) => origin === "https://coach.example.org"),
    ).toBe(true);
});
