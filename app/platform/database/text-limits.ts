import {
  ColumnNode,
  type ColumnUpdateNode,
  InsertQueryNode,
  type KyselyPlugin,
  type OperationNode,
  TableNode,
  UpdateQueryNode,
  ValueNode,
  ValuesNode,
} from "kysely";
import type { Tables } from "./tables";

/** Ids, names, times, states. Also fits into an index of four columns: PostgreSQL's hold 2,704 bytes. */
const DEFAULT_BYTES = 600;
/** Web addresses and lists of ids. */
const LINES = 4000;
/** A few thousand characters that a person wrote. */
const PARAGRAPHS = 16_000;
/** Answers, code and what is made of them. */
const DOCUMENT = 2 * 1024 * 1024;

/** The text columns that hold more bytes of UTF-8 than the others. */
const LONGER: { [Table in keyof Tables]?: { [Column in keyof Tables[Table]]?: number } } = {
  users: {
    email: 800,
    bio: PARAGRAPHS,
    linkedin: LINES,
    github: LINES,
    suspension_reason: LINES,
  },
  kept_forms: { page: 1200, fields: DOCUMENT },
  mail_outbox: {
    recipient: 800,
    subject: LINES,
    text: DOCUMENT,
    html: DOCUMENT,
    calendar: DOCUMENT,
  },
  one_time_links: { email: 800 },
  social_identities: { email: 800 },
  interview_sessions: {
    question_ids: LINES,
    skipped_ids: LINES,
    asked_skills: LINES,
    own_questions: DOCUMENT,
  },
  own_questions: { prompt: LINES, points: PARAGRAPHS, sample: PARAGRAPHS },
  interview_answers: {
    answer: DOCUMENT,
    review: DOCUMENT,
    code: DOCUMENT,
    own_points: PARAGRAPHS,
    own_review: DOCUMENT,
    checks: LINES,
    point_answers: PARAGRAPHS,
  },
  interview_drafts: { fields: DOCUMENT },
  interview_follow_ups: { answer: DOCUMENT, review: DOCUMENT },
  second_opinions: { review: DOCUMENT },
  assessments: { answers: DOCUMENT },
  person_context: { must_stay: LINES },
  stories: { telling: DOCUMENT, short_telling: PARAGRAPHS, cue_words: LINES },
  story_tellings: { question: LINES },
  job_interviews: {
    posting: DOCUMENT,
    likely_questions: LINES,
    next_steps: PARAGRAPHS,
    opening: LINES,
    card_stories: LINES,
    ask_them: LINES,
  },
  debrief_questions: { question: LINES },
  job_offers: { details: PARAGRAPHS },
  sittings: { items: PARAGRAPHS },
  job_interview_rounds: { place: LINES, people: LINES },
  lesson_bookmarks: { note: LINES },
  quiz_attempts: { answers: DOCUMENT },
  capstone_progress: { checked: LINES },
  code_exercises: { code: DOCUMENT },
  certificates: { facts: PARAGRAPHS },
  mentor_requests: { goal: PARAGRAPHS },
  mentor_applications: { email: 800, link: LINES, help: PARAGRAPHS, reason: LINES },
  contact_messages: { email: 800, message: PARAGRAPHS },
  mentor_sessions: { topics: LINES, agenda: PARAGRAPHS, contact_email: 800, meeting_link: LINES },
  mentor_session_events: { note: PARAGRAPHS },
  mentor_session_notes: { note: PARAGRAPHS },
  mentor_profiles: {
    bio: PARAGRAPHS,
    session: PARAGRAPHS,
    specialties: LINES,
    languages: LINES,
    weekly: PARAGRAPHS,
    exceptions: DOCUMENT,
    contact_email: 800,
  },
  mentor_marks: { note: PARAGRAPHS },
  mentor_reviews: { text: PARAGRAPHS, hidden_reason: LINES },
  mentor_problems: { message: PARAGRAPHS, email: 800, reply: PARAGRAPHS },
  mentor_waitlist: { email: 800 },
};

/** The most bytes that a text column holds. */
export function getTextLimit(table: string, column: string): number {
  const columns: Record<string, number | undefined> = LONGER[table as keyof Tables] ?? {};
  return columns[column] ?? DEFAULT_BYTES;
}

/**
 * Refuses to store a text that is longer than its column allows. The forms have lower limits and say so; what gets
 * here is a field whose limit was forgotten.
 */
export const textLimits: KyselyPlugin = {
  transformQuery({ node }) {
    if (InsertQueryNode.is(node)) checkInsert(node);
    else if (UpdateQueryNode.is(node) && node.table && TableNode.is(node.table))
      checkUpdates(node.table.table.identifier.name, node.updates);
    return node;
  },
  transformResult: async ({ result }) => result,
};

function checkInsert({ into, columns = [], values, onConflict }: InsertQueryNode): void {
  const table = into?.table.identifier.name ?? "";
  const rows = values && ValuesNode.is(values) ? values.values : [];
  for (const row of rows)
    for (const [index, column] of columns.entries()) checkValue(table, column, row.values[index]);
  checkUpdates(table, onConflict?.updates);
}

function checkUpdates(table: string, updates: readonly ColumnUpdateNode[] = []): void {
  for (const { column, value } of updates)
    if (ColumnNode.is(column)) checkValue(table, column, value);
}

const isNode = (value: unknown): value is OperationNode =>
  typeof value === "object" && value !== null && "kind" in value;

function checkValue(table: string, { column: { name } }: ColumnNode, value: unknown): void {
  const text = isNode(value) && ValueNode.is(value) ? value.value : value;
  if (typeof text !== "string") return;
  const limit = getTextLimit(table, name);
  if (text.length > limit || Buffer.byteLength(text) > limit)
    throw new RangeError(`A text of ${text.length} characters is too long for ${table}.${name}.`);
}
