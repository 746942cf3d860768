import type { Kysely } from "kysely";
import { toRawValue } from "~/platform/database/stored-json.server";
import type { Tables } from "~/platform/database/tables";
import { type ExportSection, withoutOwner } from "~/platform/personal-data";

/** What a mentor stored: the profile with the hours, and private notes. */
export async function exportMentorSide(
  owner: string,
  connection: Kysely<Tables>,
): Promise<ExportSection[]> {
  const profiles = await connection
    .selectFrom("mentor_profiles")
    .selectAll()
    .where("owner_id", "=", owner)
    .execute();
  const notes = await connection
    .selectFrom("mentor_session_notes")
    .selectAll()
    .where("owner_id", "=", owner)
    .orderBy("updated_at")
    .execute();
  return [
    {
      table: "mentor_profiles",
      title: "Mentor profile",
      description: "Your profile and your hours as a mentor.",
      rows: profiles.map((row) => ({
        ...withoutOwner(row),
        specialties: toRawValue(row.specialties),
        languages: toRawValue(row.languages),
        weekly: toRawValue(row.weekly),
        exceptions: toRawValue(row.exceptions),
      })),
      displayRows: profiles.map((row) => ({
        Name: row.name,
        Title: row.title,
        Company: row.company,
        Field: row.tab,
        Status: row.status,
        Experience: row.experience,
        About: row.bio,
        "A session": row.session,
        "Dollars an hour": row.price,
        "Time zone": row.time_zone,
        "Hours of notice": row.notice_hours,
        "Weekly hours": row.weekly,
        Exceptions: row.exceptions,
        Email: row.contact_email,
        Created: new Date(row.created_at),
        Changed: new Date(row.updated_at),
      })),
    },
    {
      table: "mentor_session_notes",
      title: "Private notes about sessions",
      description: "What you wrote down for yourself about sessions you held as a mentor.",
      rows: notes.map(withoutOwner),
      displayRows: notes.map((row) => ({
        Session: row.session_id,
        Note: row.note,
        Changed: new Date(row.updated_at),
      })),
    },
  ];
}
