import { randomBytes } from "node:crypto";
import { getLatestIssue } from "~/platform/clock/latest-issue";
import { db } from "~/platform/database/connection.server";
import { createRevocations } from "~/platform/database/revocations.server";
import { hashToken } from "~/platform/hash-token.server";
import { createAddressLimit } from "~/platform/http/rate-limit.server";

export const LINK_DAYS = 30;
const DAY_IN_MS = 24 * 60 * 60 * 1000;

/** By the hash of the token: the next link of the same result is another one. */
const revocations = createRevocations({
  kind: "links of assessments",
  save: (hashes) => db.deleteFrom("assessment_links").where("token_hash", "in", hashes).execute(),
});

export const shareLinkLimit = createAddressLimit({
  name: "assessment-link",
  points: 30,
  seconds: 60 * 60,
});
// Tokens can't be guessed; this only stops noisy attempts.
export const sharedResultLimit = createAddressLimit({
  name: "shared-assessment",
  points: 120,
  seconds: 60 * 60,
});

/**
 * Creates the link of a result in place of the one before, and returns its token: 256 random bits
 * that are never stored.
 */
export async function createShareLink(owner: string, id: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const link = {
    owner_id: owner,
    token_hash: hashToken(token),
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + LINK_DAYS * DAY_IN_MS).toISOString(),
  };
  await db
    .insertInto("assessment_links")
    .values({ ...link, assessment_id: id })
    .onConflict((conflict) => conflict.column("assessment_id").doUpdateSet(link))
    .execute();
  return token;
}

/** When the link of a result expires; null without a valid one. */
export async function findShareLink(owner: string, id: string, now: Date): Promise<string | null> {
  const link = await selectLink(owner, id);
  return link && isValid(link, now) ? link.expires_at : null;
}

export async function revokeShareLink(owner: string, id: string): Promise<{ isSaved: boolean }> {
  const link = await selectLink(owner, id);
  return revocations.revoke(link ? [link.token_hash] : []);
}

function selectLink(owner: string, id: string) {
  return db
    .selectFrom("assessment_links")
    .select(["token_hash", "created_at", "expires_at"])
    .where("owner_id", "=", owner)
    .where("assessment_id", "=", id)
    .executeTakeFirst();
}

function isValid(
  link: { token_hash: string; created_at: string; expires_at: string },
  now: Date,
): boolean {
  return (
    link.expires_at > now.toISOString() &&
    link.created_at <= getLatestIssue(now) &&
    !revocations.isRevoked(link.token_hash)
  );
}

const TOKEN_PATTERN = /^[\w-]{43}$/;

/** What a token opens; undefined if it is unknown, revoked or expired. */
export async function findSharedAssessment(
  token: string,
  now: Date,
): Promise<{ owner: string; id: string; expiresAt: string } | undefined> {
  if (!TOKEN_PATTERN.test(token)) return undefined;
  const row = await db
    .selectFrom("assessment_links")
    .select(["owner_id", "assessment_id", "token_hash", "created_at", "expires_at"])
    .where("token_hash", "=", hashToken(token))
    .executeTakeFirst();
  return row && isValid(row, now)
    ? { owner: row.owner_id, id: row.assessment_id, expiresAt: row.expires_at }
    : undefined;
}
