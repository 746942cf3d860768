import type { Kysely } from "kysely";
import { mentorById } from "~/data/mentors";
import type { Tables } from "~/platform/database/tables";
import { type ExportSection, withoutOwner } from "~/platform/personal-data";

/** Session requests and mentor applications. */
export async function exportMentoring(
  owner: string,
  connection: Kysely<Tables>,
): Promise<ExportSection[]> {
  const requests = await connection
    .selectFrom("mentor_requests")
    .selectAll()
    .where("owner_id", "=", owner)
    .orderBy("created_at")
    .execute();
  const applications = await connection
    .selectFrom("mentor_applications")
    .selectAll()
    .where("owner_id", "=", owner)
    .orderBy("created_at")
    .execute();
  return [
    {
      table: "mentor_requests",
      title: "Session requests",
      description: "The mentoring sessions you requested.",
      rows: requests.map(withoutOwner),
      displayRows: requests.map((row) => ({
        Mentor: mentorById(row.mentor_id)?.name ?? row.mentor_id,
        Availability: row.preferred_time,
        Topic: row.goal,
        Sent: new Date(row.created_at),
      })),
    },
    {
      table: "mentor_applications",
      title: "Mentor applications",
      description: "Your applications to become a mentor.",
      rows: applications.map(withoutOwner),
      displayRows: applications.map((row) => ({
        Name: row.name,
        Email: row.email,
        Title: row.title,
        Company: row.company,
        Field: row.field,
        "Years of experience": row.years,
        Link: row.link,
        "Who you can help": row.help,
        Sent: new Date(row.created_at),
      })),
    },
  ];
}
