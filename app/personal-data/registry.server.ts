import type { Kysely } from "kysely";
import { exportDevices, exportIdentities } from "~/accounts/export.server";
import { eraseKeptForms, exportKeptForms } from "~/accounts/kept-forms/queries.server";
import { eraseAssessments, moveAssessments } from "~/assessment/queries.server";
import { exportAssessments } from "~/assessment/export.server";
import { eraseMessages, moveMessages, exportMessages } from "~/contact/queries.server";
import { exportAnswers } from "~/feedback/export/export-answers.server";
import { exportRelatedRows } from "~/feedback/export/export-related-rows.server";
import { eraseInterviews, reassignInterviews } from "~/practice/store/personal-data.server";
import { moveLearning } from "~/learning/move-learning.server";
import { eraseLearning, exportLearning } from "~/learning/personal-data.server";
import { exportMentoring } from "~/mentoring/export.server";
import { eraseMentoring, moveMentoring } from "~/mentoring/personal-data.server";
import { eraseTarget, exportTarget, moveTarget } from "~/occupations/target/queries.server";
import { runTransaction } from "~/platform/database/connection.server";
import { markErased } from "~/platform/database/erased-owners.server";
import type { Tables } from "~/platform/database/tables";
import { eraseMail, exportMail } from "~/platform/mail/personal-data.server";
import type { ExportSection } from "~/platform/personal-data";
import { erasePreferences, exportPreferences } from "~/preferences/queries.server";

/**
 * A feature that stores personal data. Must use the given connection: another one would deadlock on
 * this transaction.
 */
interface DataHolder {
  /** Moves all rows from one owner to another. Missing if visitors have no rows. */
  move?(from: string, to: string, connection: Kysely<Tables>): Promise<void>;
  /** Visitors' rows are deleted when they stay away. Not set where other people read the rows. */
  expires?: true;
  /** Missing if the rows are deleted with the account or by another entry. */
  erase?(owner: string, connection: Kysely<Tables>): Promise<void>;
  exportRows(owner: string, connection: Kysely<Tables>): Promise<ExportSection[]>;
}

/** Every feature with personal data. A test fails if a table with an owner isn't covered. */
const DATA_HOLDERS: DataHolder[] = [
  { move: reassignInterviews, expires: true, erase: eraseInterviews, exportRows: exportAnswers },
  { exportRows: exportRelatedRows },
  { move: moveAssessments, expires: true, erase: eraseAssessments, exportRows: exportAssessments },
  { move: moveTarget, expires: true, erase: eraseTarget, exportRows: exportTarget },
  { move: moveLearning, expires: true, erase: eraseLearning, exportRows: exportLearning },
  { move: moveMentoring, erase: eraseMentoring, exportRows: exportMentoring },
  { move: moveMessages, erase: eraseMessages, exportRows: exportMessages },
  { exportRows: exportDevices },
  { exportRows: exportIdentities },
  { erase: eraseKeptForms, exportRows: exportKeptForms },
  { erase: erasePreferences, exportRows: exportPreferences },
  { erase: eraseMail, exportRows: exportMail },
];

/** Moves a visitor's data into their account, all or nothing. */
export async function movePersonalData(from: string, to: string): Promise<void> {
  await runTransaction(async (transaction) => {
    for (const holder of DATA_HOLDERS) await holder.move?.(from, to, transaction);
  });
}

/** Deletes every row of an owner, and prevents new ones. */
export async function erasePersonalData(owner: string, connection: Kysely<Tables>): Promise<void> {
  for (const holder of DATA_HOLDERS) await holder.erase?.(owner, connection);
  await markErased(owner, connection);
}

/** Deletes what a visitor practiced, all or nothing. */
export async function eraseExpiredData(visitor: string): Promise<void> {
  await runTransaction(async (transaction) => {
    for (const holder of DATA_HOLDERS)
      if (holder.expires) await holder.erase?.(visitor, transaction);
  });
}

/** All rows of an owner, read in one transaction. */
export async function exportPersonalData(owner: string): Promise<ExportSection[]> {
  return runTransaction(async (transaction) => {
    const sections: ExportSection[] = [];
    for (const holder of DATA_HOLDERS)
      sections.push(...(await holder.exportRows(owner, transaction)));
    return sections;
  });
}
