import { createHash, randomBytes } from "node:crypto";
import type { Kysely, Selectable } from "kysely";
import { isClockTrusted } from "~/platform/clock/clock.server";
import { getLatestIssue } from "~/platform/clock/latest-issue";
import { db } from "~/platform/database/connection.server";
import { createRevocations } from "~/platform/database/revocations.server";
import { isStorageError } from "~/platform/database/storage-errors";
import type { Tables } from "~/platform/database/tables";
import type { UsersTable } from "~/platform/database/tables/accounts";

const DAY_IN_MS = 24 * 60 * 60 * 1000;
export const TOKEN_IDLE_IN_MS = 30 * DAY_IN_MS;
export const TOKEN_ABSOLUTE_IN_MS = 90 * DAY_IN_MS;
/** Beyond this many, the least recently used token is revoked. */
export const MAX_TOKENS_PER_ACCOUNT = 20;
/** The last use is updated at most this often, so page loads don't cost a write. */
const TOUCH_INTERVAL_IN_MS = 60 * 60 * 1000;

/** How long it counts that a person has proved who they are, in an account without a password. */
const CONFIRMATION_IN_MS = 10 * 60 * 1000;

const revocations = createRevocations({
  kind: "sessions",
  save: (hashes) => db.deleteFrom("auth_tokens").where("token_hash", "in", hashes).execute(),
});

/** Creates a bearer token of 256 random bits; only its hash is stored. */
export async function issueToken(
  userId: string,
  device: string,
  now: Date,
  connection: Kysely<Tables> = db,
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const time = now.toISOString();
  await connection
    .insertInto("auth_tokens")
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      created_at: time,
      last_used_at: time,
      device,
    })
    .execute();
  await recordUse(userId, now, connection);
  return token;
}

/** The account isn’t idle: the months until it is deleted start again. */
async function recordUse(userId: string, now: Date, connection: Kysely<Tables>): Promise<void> {
  await connection
    .updateTable("users")
    .set({ last_used_at: now.toISOString(), first_notice_at: null, last_notice_at: null })
    .where("id", "=", userId)
    .execute();
}

/** Deletes the user's expired tokens, and those beyond the limit that were used least recently. */
export async function deleteEndedTokens(userId: string, now: Date): Promise<void> {
  if (!isClockTrusted()) return;
  await db
    .deleteFrom("auth_tokens")
    .where("user_id", "=", userId)
    .where("created_at", "<=", getLatestIssue(now))
    .where("token_hash", "not in", (tokens) =>
      tokens
        .selectFrom("auth_tokens")
        .select("token_hash")
        .where("user_id", "=", userId)
        .where("created_at", ">", subtractMs(now, TOKEN_ABSOLUTE_IN_MS))
        .where("created_at", "<=", getLatestIssue(now))
        .where("last_used_at", ">", subtractMs(now, TOKEN_IDLE_IN_MS))
        .orderBy("last_used_at", "desc")
        .orderBy("created_at", "desc")
        .limit(MAX_TOKENS_PER_ACCOUNT),
    )
    .execute();
}

/** The user of a valid token: not revoked, not idle for too long, not too old. */
export async function findUserByToken(
  token: string,
  now: Date,
  connection: Kysely<Tables> = db,
): Promise<Selectable<UsersTable> | undefined> {
  const tokenHash = hashToken(token);
  if (revocations.isRevoked(tokenHash)) return undefined;
  const row = await connection
    .selectFrom("auth_tokens")
    .innerJoin("users", "users.id", "auth_tokens.user_id")
    .selectAll("users")
    .select("auth_tokens.last_used_at as token_used_at")
    .where("token_hash", "=", tokenHash)
    .where("auth_tokens.created_at", ">", subtractMs(now, TOKEN_ABSOLUTE_IN_MS))
    .where("auth_tokens.created_at", "<=", getLatestIssue(now))
    .where("auth_tokens.last_used_at", ">", subtractMs(now, TOKEN_IDLE_IN_MS))
    .executeTakeFirst();
  if (!row) return undefined;
  const { token_used_at, ...user } = row;
  if (token_used_at < subtractMs(now, TOUCH_INTERVAL_IN_MS))
    await updateLastUsed(tokenHash, user.id, now, connection).catch(ignoreStorageError);
  return user;
}

/** Records that the person at a session has just proved who they are. */
export async function confirmToken(
  token: string,
  now: Date,
  connection: Kysely<Tables>,
): Promise<void> {
  await connection
    .updateTable("auth_tokens")
    .set({ confirmed_at: now.toISOString() })
    .where("token_hash", "=", hashToken(token))
    .execute();
}

/** Whether the person at the session of a valid token has proved who they are a moment ago. */
export async function isTokenConfirmed(token: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom("auth_tokens")
    .select("token_hash")
    .where("token_hash", "=", hashToken(token))
    .where("confirmed_at", ">", subtractMs(now, CONFIRMATION_IN_MS))
    .where("confirmed_at", "<=", getLatestIssue(now))
    .executeTakeFirst();
  return row !== undefined;
}

export async function revokeToken(token: string): Promise<void> {
  await revocations.revoke([hashToken(token)]);
}

/** Ends a session while the database can't even be read. */
export function revokeTokenInMemory(token: string): void {
  revocations.revokeInMemory([hashToken(token)]);
}

/** The user's valid tokens, most recently used first. */
export async function listTokens(userId: string, now: Date) {
  const tokens = await db
    .selectFrom("auth_tokens")
    .selectAll()
    .where("user_id", "=", userId)
    .where("created_at", ">", subtractMs(now, TOKEN_ABSOLUTE_IN_MS))
    .where("created_at", "<=", getLatestIssue(now))
    .where("last_used_at", ">", subtractMs(now, TOKEN_IDLE_IN_MS))
    .orderBy("last_used_at", "desc")
    .orderBy("created_at", "desc")
    .execute();
  return tokens.filter(({ token_hash }) => !revocations.isRevoked(token_hash));
}

/** Revokes those of the user's valid tokens whose hash is chosen. */
export async function revokeUserTokens(
  userId: string,
  isChosen: (tokenHash: string) => boolean,
  now: Date,
): Promise<{ count: number; isSaved: boolean }> {
  const hashes = (await listTokens(userId, now)).map(({ token_hash }) => token_hash);
  const chosen = hashes.filter(isChosen);
  return { count: chosen.length, ...(await revocations.revoke(chosen)) };
}

export async function revokeAllTokens(userId: string, connection: Kysely<Tables>): Promise<void> {
  await connection.deleteFrom("auth_tokens").where("user_id", "=", userId).execute();
}

/** Deletes everyone's expired tokens. */
export async function deleteAllExpiredTokens(now: Date): Promise<void> {
  await db
    .deleteFrom("auth_tokens")
    .where((expression) =>
      expression.or([
        expression("created_at", "<=", subtractMs(now, TOKEN_ABSOLUTE_IN_MS)),
        expression("last_used_at", "<=", subtractMs(now, TOKEN_IDLE_IN_MS)),
      ]),
    )
    .execute();
}

async function updateLastUsed(
  tokenHash: string,
  userId: string,
  now: Date,
  connection: Kysely<Tables>,
): Promise<void> {
  await recordUse(userId, now, connection);
  await connection
    .updateTable("auth_tokens")
    .set({ last_used_at: now.toISOString() })
    .where("token_hash", "=", tokenHash)
    .execute();
}

/** A full disk must not keep a signed-in person from reading. */
function ignoreStorageError(error: unknown): void {
  if (!isStorageError(error)) throw error;
}

function subtractMs(now: Date, ms: number): string {
  return new Date(now.getTime() - ms).toISOString();
}

// 256 random bits can't be guessed, so they need no salt and no slow hash.
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
