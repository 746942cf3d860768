import type { Insertable, Kysely, Selectable, Updateable } from "kysely";
import { isStoredTime } from "~/platform/database/stored-time";
import { db } from "~/platform/database/connection.server";
import type { Tables } from "~/platform/database/tables";
import type { UsersTable } from "~/platform/database/tables/accounts";
import type { Profile, ProfileChanges } from "~/accounts/auth-api/profile";

type User = Selectable<UsersTable>;

/** The profile of a new account. */
export const EMPTY_PROFILE = {
  display_name: "",
  title: "",
  location: "",
  bio: "",
  linkedin: "",
  github: "",
};

/** Inserts an account; undefined if the email is taken. */
export async function insertUser(
  user: Insertable<UsersTable>,
  connection: Kysely<Tables> = db,
): Promise<User | undefined> {
  return connection
    .insertInto("users")
    .values(user)
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function findUserByEmail(
  email: string,
  connection: Kysely<Tables> = db,
): Promise<User | undefined> {
  return connection.selectFrom("users").selectAll().where("email", "=", email).executeTakeFirst();
}

export function updateUser(
  id: string,
  changes: Updateable<UsersTable>,
  connection: Kysely<Tables> = db,
): Promise<User | undefined> {
  return connection
    .updateTable("users")
    .set(changes)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
}

/** The account, unless its password has changed. */
export function findUserWithPasswordHash(
  id: string,
  hash: string,
  connection: Kysely<Tables>,
): Promise<User | undefined> {
  return connection
    .selectFrom("users")
    .selectAll()
    .where("id", "=", id)
    .where("password_hash", "=", hash)
    .executeTakeFirst();
}

/** Replaces a hash if it hasn't changed; false if another change came first. */
export async function replacePasswordHash(
  id: string,
  currentHash: string,
  newHash: string,
  connection: Kysely<Tables> = db,
): Promise<boolean> {
  const { numUpdatedRows } = await connection
    .updateTable("users")
    .set({ password_hash: newHash })
    .where("id", "=", id)
    .where("password_hash", "=", currentHash)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteUser(id: string, connection: Kysely<Tables>): Promise<void> {
  await connection.deleteFrom("users").where("id", "=", id).execute();
}

export function toProfile(user: User): Profile {
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    userType: user.user_type,
    displayName: user.display_name,
    title: user.title,
    location: user.location,
    bio: user.bio,
    linkedin: user.linkedin,
    github: user.github,
    emailVerified: user.email_verified === 1,
    createdAt: isStoredTime(user.created_at) ? user.created_at : "",
    ...(user.suspended_at !== null && {
      suspension: { reason: user.suspension_reason ?? "", since: user.suspended_at },
    }),
  };
}

export function toColumns({ displayName, ...changes }: ProfileChanges): Updateable<UsersTable> {
  return displayName === undefined ? changes : { ...changes, display_name: displayName };
}
