import type { Kysely, Selectable } from "kysely";
import { db } from "~/platform/database/connection.server";
import type { Tables } from "~/platform/database/tables";
import type { SocialIdentitiesTable, UsersTable } from "~/platform/database/tables/accounts";

interface IdentityKey {
  issuer: string;
  subject: string;
}

type IdentityRow = IdentityKey & { email: string | undefined };

/** The account that an identity signs in to. */
export function findUserByIdentity(
  { issuer, subject }: IdentityKey,
  connection: Kysely<Tables> = db,
): Promise<Selectable<UsersTable> | undefined> {
  return connection
    .selectFrom("social_identities")
    .innerJoin("users", "users.id", "social_identities.user_id")
    .selectAll("users")
    .where("issuer", "=", issuer)
    .where("subject", "=", subject)
    .executeTakeFirst();
}

/** Connects an identity; false if it is another account's, or the account has one of this issuer. */
export async function insertIdentity(
  { issuer, subject, email }: IdentityRow,
  userId: string,
  now: Date,
  connection: Kysely<Tables>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await connection
    .insertInto("social_identities")
    .values({ issuer, subject, email, user_id: userId, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Keeps the address that an identity has now; false if it isn't connected to the account any more. */
export async function updateIdentityEmail(
  { issuer, subject, email }: IdentityRow,
  userId: string,
  connection: Kysely<Tables>,
): Promise<boolean> {
  const { numUpdatedRows } = await connection
    .updateTable("social_identities")
    .set(({ ref }) => ({ email: email ?? ref("email") }))
    .where("issuer", "=", issuer)
    .where("subject", "=", subject)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export function listIdentities(
  userId: string,
  connection: Kysely<Tables> = db,
): Promise<Selectable<SocialIdentitiesTable>[]> {
  return connection
    .selectFrom("social_identities")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();
}

/** Disconnects the identity of an issuer, or of all. */
export async function deleteIdentities(
  userId: string,
  issuer: string | undefined,
  connection: Kysely<Tables>,
): Promise<boolean> {
  const { numDeletedRows } = await connection
    .deleteFrom("social_identities")
    .where("user_id", "=", userId)
    .$if(issuer !== undefined, (query) => query.where("issuer", "=", issuer ?? ""))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
