import { randomBytes } from "node:crypto";
import type { Kysely, Selectable } from "kysely";
import { getLatestIssue } from "~/platform/clock/latest-issue";
import { db } from "~/platform/database/connection.server";
import type { Tables } from "~/platform/database/tables";
import type { OneTimeLinksTable, UsersTable } from "~/platform/database/tables/accounts";
import type { LinkTarget } from "~/accounts/auth-api/contract";
import { hashToken } from "~/accounts/store/tokens.server";

type LinkPurpose = OneTimeLinksTable["purpose"];

const HOUR_IN_MS = 60 * 60 * 1000;
const LIFETIME_IN_MS: Record<LinkPurpose, number> = {
  "reset-password": HOUR_IN_MS,
  "change-email": HOUR_IN_MS,
  "confirm-sign-in": HOUR_IN_MS,
  "verify-email": 72 * HOUR_IN_MS,
  "undo-email-change": 72 * HOUR_IN_MS,
};

/** Only the session that asked for one of these may use it: a mailbox alone proves nothing about who asked. */
const SESSION_PURPOSES: readonly LinkPurpose[] = ["change-email", "confirm-sign-in"];

export interface OneTimeLink {
  purpose: LinkPurpose;
  /** The address the link was sent to. */
  email: string;
  user: Selectable<UsersTable>;
  sessionHash: string | null;
}

interface LinkRequest {
  userId: string;
  purpose: LinkPurpose;
  email: string;
  /** The token of the session that asks. */
  token?: string;
}

/**
 * Creates a link and returns its token; only the hash is stored. Earlier links stay valid: anyone
 * can request one for
 * an address, which must not revoke the one its owner is about to open.
 */
export async function issueLink(
  { userId, purpose, email, token: session }: LinkRequest,
  now: Date,
  connection: Kysely<Tables>,
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await connection
    .insertInto("one_time_links")
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      purpose,
      email,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + LIFETIME_IN_MS[purpose]).toISOString(),
      session_hash: session === undefined ? null : hashToken(session),
    })
    .execute();
  return token;
}

/** The link's purpose and account; undefined if it was used, has expired or is invalid. */
export async function findLink(
  token: string,
  purposes: readonly LinkPurpose[],
  now: Date,
  connection: Kysely<Tables> = db,
): Promise<OneTimeLink | undefined> {
  const row = await connection
    .selectFrom("one_time_links as link")
    .innerJoin("users", "users.id", "link.user_id")
    .selectAll("users")
    .select(["link.purpose", "link.email as sent_to", "link.session_hash"])
    .where("link.token_hash", "=", hashToken(token))
    .where("link.purpose", "in", purposes)
    .where("link.expires_at", ">", now.toISOString())
    .where("link.created_at", "<=", getLatestIssue(now))
    // Only email changes are sent to an address other than the account's.
    .where((expression) =>
      expression.or([
        expression("link.purpose", "in", ["change-email", "undo-email-change"]),
        expression("link.email", "=", expression.ref("users.email")),
      ]),
    )
    .executeTakeFirst();
  if (!row) return undefined;
  const { purpose, sent_to, session_hash, ...user } = row;
  return { purpose, email: sent_to, user, sessionHash: session_hash };
}

/** Whether the session of this token may use a link. */
export function isForSession(
  { purpose, sessionHash }: OneTimeLink,
  token: string | undefined,
): boolean {
  if (!SESSION_PURPOSES.includes(purpose)) return true;
  return token !== undefined && sessionHash === hashToken(token);
}

/** The part of a link its holder may see. */
export function toLinkTarget({ user, email }: OneTimeLink): LinkTarget {
  return { userId: user.id, email };
}

/** The link of a kind that works longest: the address it was sent to, and until when it works. */
export async function findPendingLink(
  userId: string,
  purpose: LinkPurpose,
  now: Date,
  connection: Kysely<Tables> = db,
): Promise<{ email: string; expires_at: string } | undefined> {
  return connection
    .selectFrom("one_time_links")
    .select(["email", "expires_at"])
    .where("user_id", "=", userId)
    .where("purpose", "=", purpose)
    .where("expires_at", ">", now.toISOString())
    .where("created_at", "<=", getLatestIssue(now))
    .orderBy("expires_at", "desc")
    .executeTakeFirst();
}

/** Whether another account can still go back to this address: nobody else may take it until then. */
export async function isAddressReserved(
  email: string,
  userId: string,
  now: Date,
  connection: Kysely<Tables>,
): Promise<boolean> {
  const link = await connection
    .selectFrom("one_time_links")
    .select("user_id")
    .where("email", "=", email)
    .where("purpose", "=", "undo-email-change")
    .where("user_id", "!=", userId)
    .where("expires_at", ">", now.toISOString())
    .where("created_at", "<=", getLatestIssue(now))
    .executeTakeFirst();
  return link !== undefined;
}

export async function deleteLinks(
  userId: string,
  purposes: readonly LinkPurpose[],
  connection: Kysely<Tables> = db,
): Promise<void> {
  await connection
    .deleteFrom("one_time_links")
    .where("user_id", "=", userId)
    .where("purpose", "in", purposes)
    .execute();
}

/**
 * Changing the password or the address revokes all earlier links except the one that undoes a change of address:
 * an intruder would change both.
 */
export async function deleteLinksExceptUndo(
  userId: string,
  connection: Kysely<Tables>,
): Promise<void> {
  await connection
    .deleteFrom("one_time_links")
    .where("user_id", "=", userId)
    .where("purpose", "!=", "undo-email-change")
    .execute();
}

/** Revokes the links that undo a change of address; with an address, only those that lead back to it. */
export async function deleteUndoLinks(
  userId: string,
  email: string | undefined,
  connection: Kysely<Tables>,
): Promise<void> {
  await connection
    .deleteFrom("one_time_links")
    .where("user_id", "=", userId)
    .where("purpose", "=", "undo-email-change")
    .$if(email !== undefined, (query) => query.where("email", "=", email ?? ""))
    .execute();
}

/**
 * Using a link that undoes a change revokes those sent later or to the same address. Those sent earlier stay: an
 * intruder who changes the address twice has a link of their own, and must not end the owner's with it.
 */
export async function deleteUndoLinksSince(
  token: string,
  { email, user }: OneTimeLink,
  connection: Kysely<Tables>,
): Promise<void> {
  await connection
    .deleteFrom("one_time_links")
    .where("user_id", "=", user.id)
    .where("purpose", "=", "undo-email-change")
    .where((expression) =>
      expression.or([
        expression("email", "=", email),
        expression(
          "created_at",
          ">=",
          expression
            .selectFrom("one_time_links as used")
            .select("used.created_at")
            .where("used.token_hash", "=", hashToken(token)),
        ),
      ]),
    )
    .execute();
}

/** Deletes every link whose time is over. */
export async function deleteExpiredLinks(now: Date): Promise<void> {
  await db.deleteFrom("one_time_links").where("expires_at", "<=", now.toISOString()).execute();
}
