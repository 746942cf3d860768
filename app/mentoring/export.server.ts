import type { Kysely } from "kysely";
import { mentorById } from "~/data/mentors";
import { listMentorNames } from "~/mentoring/mentors/directory.server";
import type { Tables } from "~/platform/database/tables";
import { exportMentorSide } from "./mentor-side/export.server";
import { toRawValue } from "~/platform/database/stored-json.server";
import { type ExportSection, parseDateOrNull, withoutOwner } from "~/platform/personal-data";
import { exportFeedback } from "./export-feedback.server";

/** Sessions, earlier requests and mentor applications. */
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
    ...(await exportSessions(owner, connection)),
    ...(await exportMentorSide(owner, connection)),
    ...(await exportFeedback(owner, connection)),
    {
      table: "mentor_requests",
      title: "Earlier session requests",
      description: "Requests for mentoring sessions from before times could be booked.",
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
      rows: applications.map(({ token_hash: _secret, ...row }) => withoutOwner(row)),
      displayRows: applications.map((row) => ({
        Name: row.name,
        Email: row.email,
        Title: row.title,
        Company: row.company,
        Field: row.field,
        "Years of experience": row.years,
        Link: row.link,
        "Who you can help": row.help,
        State: row.state,
        "Reason if declined": row.reason,
        Sent: new Date(row.created_at),
        Decided: parseDateOrNull(row.decided_at),
      })),
    },
  ];
}

/** The sessions a person requested, with what happened to them. */
async function exportSessions(owner: string, connection: Kysely<Tables>): Promise<ExportSection[]> {
  const sessions = await connection
    .selectFrom("mentor_sessions")
    .selectAll()
    .where("owner_id", "=", owner)
    .orderBy("created_at")
    .execute();
  const events = await connection
    .selectFrom("mentor_session_events")
    .selectAll()
    .where("owner_id", "=", owner)
    .orderBy("created_at")
    .execute();
  const getName = await listMentorNames(
    sessions.map(({ mentor_id }) => mentor_id),
    connection,
  );
  return [
    {
      table: "mentor_sessions",
      title: "Mentoring sessions",
      description: "The mentoring sessions you requested.",
      rows: sessions.map((row) => ({ ...withoutOwner(row), topics: toRawValue(row.topics) })),
      displayRows: sessions.map((row) => ({
        Mentor: getName(row.mentor_id),
        State: row.state,
        Start: new Date(row.starts_at),
        End: new Date(row.ends_at),
        "Time zone": row.time_zone,
        Agenda: row.agenda,
        "Video link": row.meeting_link,
        Sent: new Date(row.created_at),
        Changed: new Date(row.updated_at),
      })),
    },
    {
      table: "mentor_session_events",
      title: "History of mentoring sessions",
      description: "What happened to your mentoring sessions, and what you and the mentors wrote.",
      rows: events.map(withoutOwner),
      displayRows: events.map((row) => ({
        Session: row.session_id,
        What: row.kind,
        By: row.actor,
        Message: row.note,
        When: new Date(row.created_at),
      })),
    },
  ];
}
