import { parseDateOrNull, personalTable } from "~/platform/personal-data";
import { findExportNames } from "./export-names.server";
import { describeOffer } from "./offer/export-cells.server";

const TOLD_NAMES: Readonly<Record<string, string>> = {
  answer: "No story needed",
  story: "A story",
  none: "I had no story",
};

export const JOB_INTERVIEW_TABLES = [
  personalTable({
    table: "job_interviews",
    title: "Job interviews",
    description: "The job interviews you have or had.",
    order: ["created_at"],
    json: ["card_stories", "ask_them", "likely_questions"],
    visitorRows: "expire",
    toCells: (row) => ({
      Company: row.company,
      Role: row.role,
      Field: row.field,
      Posting: row.posting,
      "Minutes a day": row.minutes_a_day,
      "First sentence": row.opening,
      "Stories on the card": row.card_stories,
      "Questions to ask": row.ask_them,
      "Likely questions": row.likely_questions,
      "Rehearsed in session": row.rehearsal_session_id,
      "What they said comes next": row.next_steps,
      "Answer promised by": row.hear_by,
      "Asking again on": row.ask_again_on,
      Outcome: row.outcome,
      Added: new Date(row.created_at),
    }),
  }),
  personalTable({
    table: "job_interview_rounds",
    title: "Rounds of job interviews",
    description: "The days of your job interviews.",
    order: ["held_on", "created_at"],
    visitorRows: "expire",
    toCells: (row) => ({
      "Job interview": row.interview_id,
      Round: row.name,
      Day: row.held_on,
      Time: row.start_time,
      "Time zone": row.time_zone,
      Minutes: row.minutes,
      Place: row.place,
      People: row.people,
      Added: new Date(row.created_at),
      "Reminded by email": parseDateOrNull(row.reminded_at),
      "Notes written": parseDateOrNull(row.debriefed_at),
    }),
  }),
  personalTable({
    table: "debrief_questions",
    title: "Questions you were asked",
    description: "What was asked at your job interviews, and what you told.",
    order: ["round_id", "position"],
    visitorRows: "expire",
    lookUp: findExportNames,
    toCells: (row, getName) => ({
      Round: getName(row.round_id),
      Question: row.question,
      Told: TOLD_NAMES[row.told] ?? row.told,
      Story: getName(row.story_id),
      "How it went": row.went,
    }),
  }),
  personalTable({
    table: "job_offers",
    title: "Offers",
    description: "What you noted about job offers.",
    order: ["updated_at"],
    json: ["details"],
    visitorRows: "expire",
    lookUp: findExportNames,
    toCells: (row, getName) => ({
      "Job interview": getName(row.interview_id),
      ...describeOffer(row),
      Changed: new Date(row.updated_at),
    }),
  }),
  personalTable({
    table: "plan_days_off",
    title: "Days off a plan",
    description: "Days on which you didn’t want to prepare for a job interview.",
    order: ["day"],
    visitorRows: "expire",
    toCells: (row) => ({ "Job interview": row.interview_id, Day: row.day }),
  }),
];
