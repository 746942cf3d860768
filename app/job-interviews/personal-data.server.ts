import { parseDateOrNull, personalTable } from "~/platform/personal-data";

export const JOB_INTERVIEW_TABLES = [
  personalTable({
    table: "job_interviews",
    title: "Job interviews",
    description: "The job interviews you have or had.",
    order: ["held_on", "created_at"],
    visitorRows: "expire",
    toCells: (row) => ({
      Company: row.company,
      Role: row.role,
      Day: row.held_on,
      "Time zone": row.time_zone,
      Added: new Date(row.created_at),
      "Reminded by email": parseDateOrNull(row.reminded_at),
    }),
  }),
];
