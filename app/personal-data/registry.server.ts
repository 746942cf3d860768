import { type Kysely, sql } from "kysely";
import { ACCOUNT_TABLES } from "~/accounts/personal-data.server";
import { ASSESSMENT_TABLES } from "~/assessment/personal-data.server";
import { CONTACT_TABLES } from "~/contact/personal-data.server";
import { FEEDBACK_TABLES } from "~/feedback/personal-data.server";
import { JOB_INTERVIEW_TABLES } from "~/job-interviews/personal-data.server";
import { LEARNING_TABLES } from "~/learning/personal-data.server";
import { MENTORING_TABLES } from "~/mentoring/personal-data.server";
import { TARGET_TABLES } from "~/occupations/target/personal-data.server";
import { PERSON_CONTEXT_TABLES } from "~/person-context/personal-data.server";
import { runTransaction } from "~/platform/database/connection.server";
import { markErased } from "~/platform/database/erased-owners.server";
import type { Tables } from "~/platform/database/tables";
import { MAIL_TABLES } from "~/platform/mail/personal-data.server";
import { type ExportSection, type PersonalTable, getOwnerColumn } from "~/platform/personal-data";
import { PRACTICE_TABLES } from "~/practice/store/personal-data.server";
import { PREFERENCE_TABLES } from "~/preferences/personal-data.server";
import { ADVICE_TABLES } from "~/skills/advice/personal-data.server";
import { STORY_TABLES } from "~/stories/personal-data.server";
import { TODAY_TABLES } from "~/today/personal-data.server";
import { exportTable } from "./export-table.server";

/** Every table with personal data. A test fails if a table with an owner isn't among them. */
const PERSONAL_TABLES: readonly PersonalTable[] = [
  ...PRACTICE_TABLES,
  ...FEEDBACK_TABLES,
  ...ASSESSMENT_TABLES,
  ...TARGET_TABLES,
  ...PERSON_CONTEXT_TABLES,
  ...STORY_TABLES,
  ...JOB_INTERVIEW_TABLES,
  ...ADVICE_TABLES,
  ...TODAY_TABLES,
  ...LEARNING_TABLES,
  ...MENTORING_TABLES,
  ...CONTACT_TABLES,
  ...ACCOUNT_TABLES,
  ...PREFERENCE_TABLES,
  ...MAIL_TABLES,
];

/** Moves a visitor's data into their account, all or nothing. */
export async function movePersonalData(from: string, to: string): Promise<void> {
  await runTransaction(async (transaction) => {
    for (const declared of PERSONAL_TABLES)
      if (declared.visitorRows) await moveRows(declared, from, to, transaction);
  });
}

/** Deletes every row of an owner, and prevents new ones. */
export async function erasePersonalData(owner: string, connection: Kysely<Tables>): Promise<void> {
  for (const declared of PERSONAL_TABLES) await eraseRows(declared, owner, connection);
  await markErased(owner, connection);
}

/** Deletes what a visitor practiced, all or nothing. */
export async function eraseExpiredData(visitor: string): Promise<void> {
  await runTransaction(async (transaction) => {
    for (const declared of PERSONAL_TABLES)
      if (declared.visitorRows === "expire") await eraseRows(declared, visitor, transaction);
  });
}

/** All rows of an owner, read in one transaction. */
export async function exportPersonalData(owner: string): Promise<ExportSection[]> {
  return runTransaction(async (transaction) => {
    const sections: ExportSection[] = [];
    for (const declared of PERSONAL_TABLES)
      sections.push(await exportTable(declared, owner, transaction));
    return sections;
  });
}

async function moveRows(
  declared: PersonalTable,
  from: string,
  to: string,
  connection: Kysely<Tables>,
): Promise<void> {
  if (declared.move) return declared.move(from, to, connection);
  const owner = sql.ref(getOwnerColumn(declared));
  await sql`update ${sql.table(declared.table)} set ${owner} = ${to} where ${owner} = ${from}`.execute(
    connection,
  );
}

async function eraseRows(
  declared: PersonalTable,
  owner: string,
  connection: Kysely<Tables>,
): Promise<void> {
  await declared.beforeErase?.(owner, connection);
  await sql`
    delete from ${sql.table(declared.table)}
    where ${sql.ref(getOwnerColumn(declared))} = ${owner}`.execute(connection);
}
