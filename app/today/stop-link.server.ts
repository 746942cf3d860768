import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { getSessionSecrets } from "~/platform/data-dir.server";

const secrets = getSessionSecrets();

const linkSchema = z.object({ owner: z.string().max(600), key: z.string().max(100) });

/** The query of a link that turns the weekly email off, without a sign-in: it can do nothing else. */
export function signStopLink(owner: string): string {
  return new URLSearchParams({ owner, key: sign(owner, secrets[0] ?? "") }).toString();
}

/** Whose email a link turns off; undefined if it wasn't signed here. */
export function readStopLink(fields: Record<string, unknown>): string | undefined {
  const link = linkSchema.safeParse(fields);
  if (!link.success) return undefined;
  const { owner, key } = link.data;
  return secrets.some((secret) => isSame(key, sign(owner, secret))) ? owner : undefined;
}

function sign(owner: string, secret: string): string {
  return createHmac("sha256", secret).update(`stop-review-emails:${owner}`).digest("base64url");
}

function isSame(key: string, expected: string): boolean {
  const [a, b] = [Buffer.from(key), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
