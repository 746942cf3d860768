import { randomBytes } from "node:crypto";
import type { Kysely, Updateable } from "kysely";
import { type MentorField, withCareerField } from "~/data/mentor-types";
import { NOTICE_HOURS } from "~/mentoring/sessions/rules";
import { db } from "~/platform/database/connection.server";
import type { Tables } from "~/platform/database/tables";
import type { MentorProfilesTable } from "~/platform/database/tables/mentoring";
import { type MentorProfile, toMentorProfile } from "./stored-profile.server";

/** On a server without its own accounts, nobody is suspended here. */
function selectProfiles(connection: Kysely<Tables>) {
  return connection
    .selectFrom("mentor_profiles")
    .leftJoin("users", "users.id", "mentor_profiles.owner_id")
    .selectAll("mentor_profiles")
    .select("users.suspended_at");
}

export async function findProfileOf(
  owner: string,
  connection: Kysely<Tables> = db,
): Promise<MentorProfile | undefined> {
  const row = await selectProfiles(connection).where("owner_id", "=", owner).executeTakeFirst();
  return row && toMentorProfile(row);
}

export async function findProfile(
  id: string,
  connection: Kysely<Tables>,
): Promise<MentorProfile | undefined> {
  const row = await selectProfiles(connection)
    .where("mentor_profiles.id", "=", id)
    .executeTakeFirst();
  return row && toMentorProfile(row);
}

export async function listLiveProfiles(connection: Kysely<Tables>): Promise<MentorProfile[]> {
  const rows = await selectProfiles(connection)
    .where("status", "=", "live")
    .orderBy("mentor_profiles.created_at")
    .execute();
  return rows.map(toMentorProfile);
}

/** For the operator. */
export async function listAllProfiles(): Promise<MentorProfile[]> {
  const rows = await selectProfiles(db).orderBy("mentor_profiles.created_at").execute();
  return rows.map(toMentorProfile);
}

/** What an application says about a mentor. */
interface ProfileDraft {
  name: string;
  email: string;
  title: string;
  company: string;
  field: MentorField;
  years: number;
  help: string;
}

/** A draft from an application, unless the account has a profile already. */
export async function insertDraftProfile(
  owner: string,
  { name, email, title, company, field, years, help }: ProfileDraft,
  now: Date,
  connection: Kysely<Tables>,
): Promise<void> {
  const at = now.toISOString();
  await connection
    .insertInto("mentor_profiles")
    .values({
      id: createProfileId(name),
      owner_id: owner,
      status: "draft",
      fields: JSON.stringify(withCareerField([field])),
      name,
      title,
      company,
      experience: `${years} years`,
      bio: help,
      session: "",
      specialties: "[]",
      languages: JSON.stringify(["English"]),
      price: 0,
      time_zone: "",
      notice_hours: NOTICE_HOURS,
      weekly: "{}",
      exceptions: "[]",
      contact_email: email,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.column("owner_id").doNothing())
    .execute();
}

export async function updateProfile(
  owner: string,
  columns: Updateable<MentorProfilesTable>,
  now: Date,
  connection: Kysely<Tables> = db,
): Promise<void> {
  await connection
    .updateTable("mentor_profiles")
    .set({ ...columns, updated_at: now.toISOString() })
    .where("owner_id", "=", owner)
    .execute();
}

/** "ana-ruiz-3f9c2b": readable, and never the id of a sample mentor or of an account. */
function createProfileId(name: string): string {
  const words = name
    .normalize("NFD")
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  const slug = (words ?? ["mentor"]).join("-").slice(0, 60);
  return `${slug}-${randomBytes(3).toString("hex")}`;
}
