import { createHmac, timingSafeEqual } from "node:crypto";
import { getSessionSecrets } from "~/platform/data-dir.server";

const secrets = getSessionSecrets();

/**
 * Says whose page a form is on. It is part of the page, so it is still there when the session has
 * ended; signed, so that only forms of accounts are kept.
 */
export function createFormKey(owner: string): string {
  return `${Buffer.from(owner).toString("base64url")}.${sign(owner, secrets[0] ?? "")}`;
}

/** The account of a form key; undefined if this server didn't sign it. */
export function readFormKey(formKey: unknown): string | undefined {
  if (typeof formKey !== "string" || formKey.length > 1000) return undefined;
  const [encodedOwner = "", signature = ""] = formKey.split(".");
  const owner = Buffer.from(encodedOwner, "base64url").toString();
  const isValid = secrets.some((secret) => isEqual(sign(owner, secret), signature));
  return isValid ? owner : undefined;
}

function sign(owner: string, secret: string): string {
  return createHmac("sha256", secret).update(`form-key:${owner}`).digest("base64url");
}

function isEqual(expected: string, actual: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(actual)];
  return a.length === b.length && timingSafeEqual(a, b);
}
