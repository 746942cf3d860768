import type { Kysely } from "kysely";
import { exportDevices } from "~/accounts/export.server";
import { eraseAssessments, moveAssessments } from "~/assessment/queries.server";
import { exportAssessments } from "~/assessment/export.server";
import { eraseMessages, moveMessages, exportMessages } from "~/contact/queries.server";
import { exportAnswers } from "~/feedback/export/export-answers.server";
import { exportRelatedRows } from "~/feedback/export/export-related-rows.server";
import { eraseInterviews, reassignInterviews } from "~/interviews/personal-data.server";
import { exportMentoring } from "~/mentoring/export.server";
import { eraseMentoring, moveMentoring } from "~/mentoring/queries.server";
import { db } from "~/platform/database/connection.server";
import { markErased } from "~/platform/database/erased-owners.server";
import type { Tables } from "~/platform/database/tables";
import { eraseMail, exportMail } from "~/platform/mail/personal-data.server";
import type { ExportSection } from "~/platform/personal-data";
import { erasePreferences, exportPreferences } from "~/preferences/queries.server";

/**
 * What a room does with the rows it keeps under an owner's id. Everything goes through the connection given:
 * asking the database anew in here would wait for the very transaction this is part of.
 */
interface DataHolder {
  /** Hands everything of one owner to another. A room that keeps nothing of visitors has none. */
  move?(from: string, to: string, connection: Kysely<Tables>): Promise<void>;
  /** Left out where the rows go with the account, or with another entry here. */
  erase?(owner: string, connection: Kysely<Tables>): Promise<void>;
  exportRows(owner: string, connection: Kysely<Tables>): Promise<ExportSection[]>;
}

/** Every room that keeps something of a person. A table with an owner that none of them reads fails a test. */
const DATA_HOLDERS: DataHolder[] = [
  { move: reassignInterviews, erase: eraseInterviews, exportRows: exportAnswers },
  { exportRows: exportRelatedRows },
  { move: moveAssessments, erase: eraseAssessments, exportRows: exportAssessments },
  { move: moveMentoring, erase: eraseMentoring, exportRows: exportMentoring },
  { move: moveMessages, erase: eraseMessages, exportRows: exportMessages },
  { exportRows: exportDevices },
  { erase: erasePreferences, exportRows: exportPreferences },
  { erase: eraseMail, exportRows: exportMail },
];

/** What a visitor began goes with them into their account: all of it or, should something fail, nothing. */
export async function movePersonalData(from: string, to: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const holder of DATA_HOLDERS) await holder.move?.(from, to, transaction);
  });
}

/** Leaves no row of an owner, and lets none be written afterwards. */
export async function erasePersonalData(owner: string, connection: Kysely<Tables>): Promise<void> {
  for (const holder of DATA_HOLDERS) await holder.erase?.(owner, connection);
  await markErased(owner, connection);
}

/** Everything kept under an owner's id, as it stands at one moment. */
export async function exportPersonalData(owner: string): Promise<ExportSection[]> {
  return db.transaction().execute(async (transaction) => {
    const sections: ExportSection[] = [];
    for (const holder of DATA_HOLDERS)
      sections.push(...(await holder.exportRows(owner, transaction)));
    return sections;
  });
}
