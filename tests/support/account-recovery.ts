import { expect } from "vitest";
import { PASSWORD, insertAccount } from "./account";
import { type Client, createClient } from "./client";
import { execute, getLinkPath, listMailTo } from "./database";
import { changePerson, connect, google } from "./identity-providers";
import { signIn } from "./race";
import { openLink } from "./reset-password";

export const SETTINGS = "/settings/account";
export const NEW_PASSWORD = "another-quiet-tractor";

/** The newest link to a page in the mails to an address. */
export const findLink = (address: string, path: string) =>
  getLinkPath(listMailTo(address).findLast(({ text }) => text.includes(`/${path}?token=`)));

export const countNewSignIns = (address: string) =>
  listMailTo(address).filter(({ subject }) => subject.startsWith("New sign-in")).length;

/** Asks for a change of address; the link that confirms it. */
export async function requestChange(client: Client, email: string, password = PASSWORD) {
  await client.post(SETTINGS, { intent: "email", email, password });
  return findLink(email, "verify-email");
}

/** An account with one of everything that could let someone in. */
export async function prepareAccount() {
  const { id, email } = await insertAccount();
  execute("update users set email_verified = 1 where id = ?", [id]);
  const person = changePerson(google);
  const [client, other] = [await signIn(email), await signIn(email)];
  const login = await other.json("POST", "/auth/login", { email, password: PASSWORD });
  const { token } = (await login.json()) as { token: string };
  await connect(client, google, PASSWORD);
  await (await createClient()).post("/forgot-password", { email });
  const unusedLink = findLink(email, "reset-password");
  const pendingLink = await requestChange(client, `pending.${email}`);
  const undoLink = findLink(email, "undo-email-change");
  return { id, email, client, other, token, person, unusedLink, pendingLink, undoLink };
}

/** Chooses a new password with a link from an email, in a browser of its own. */
export const resetAt = async (email: string) => {
  await (await createClient()).post("/forgot-password", { email });
  const owner = await createClient();
  await openLink(owner, findLink(email, "reset-password"));
  const form = { newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
  expect((await owner.post("/reset-password", form)).status).toBe(302);
  return owner;
};
