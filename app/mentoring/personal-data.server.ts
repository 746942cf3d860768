import { listMentorNames } from "~/mentoring/directory/directory.server";
import { parseDateOrNull, personalTable } from "~/platform/personal-data";
import { MENTOR_FEEDBACK_TABLES } from "./feedback/personal-data.server";
import { MENTOR_SIDE_TABLES } from "./mentor-side/personal-data.server";
import { SESSION_TABLES } from "./sessions/personal-data.server";

const requests = personalTable({
  table: "mentor_requests",
  title: "Earlier session requests",
  description: "Requests for mentoring sessions from before times could be booked.",
  order: ["created_at"],
  visitorRows: "stay",
  lookUp: (rows, _owner, connection) =>
    listMentorNames(
      rows.map(({ mentor_id }) => mentor_id),
      connection,
    ),
  toCells: (row, getName) => ({
    Mentor: getName(row.mentor_id),
    Availability: row.preferred_time,
    Topic: row.goal,
    Sent: new Date(row.created_at),
  }),
});

const applications = personalTable({
  table: "mentor_applications",
  title: "Mentor applications",
  description: "Your applications to become a mentor.",
  order: ["created_at"],
  visitorRows: "stay",
  toCells: (row) => ({
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
  }),
});

export const MENTORING_TABLES = [
  ...SESSION_TABLES,
  ...MENTOR_SIDE_TABLES,
  ...MENTOR_FEEDBACK_TABLES,
  requests,
  applications,
];
