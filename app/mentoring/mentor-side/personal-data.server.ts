import { personalTable } from "~/platform/personal-data";
import { withdrawMentor } from "./erase.server";

const profiles = personalTable({
  table: "mentor_profiles",
  title: "Mentor profile",
  description: "Your profile and your hours as a mentor.",
  order: ["created_at"],
  json: ["fields", "specialties", "languages", "weekly", "exceptions"],
  toCells: (row) => ({
    Name: row.name,
    Title: row.title,
    Company: row.company,
    Fields: row.fields,
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
  }),
  beforeErase: withdrawMentor,
});

const notes = personalTable({
  table: "mentor_session_notes",
  title: "Private notes about sessions",
  description: "What you wrote down for yourself about sessions you held as a mentor.",
  order: ["updated_at"],
  toCells: (row) => ({
    Session: row.session_id,
    Note: row.note,
    Changed: new Date(row.updated_at),
  }),
});

export const MENTOR_SIDE_TABLES = [profiles, notes];
