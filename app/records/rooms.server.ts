import type { Kysely } from "kysely";
import { readDevices } from "~/accounts/export.server";
import { eraseAssessments, moveAssessments } from "~/assessment/queries.server";
import { readAssessments } from "~/assessment/export.server";
import { eraseMessages, moveMessages, readMessages } from "~/contact/messages.server";
import { readAnswers } from "~/interviews/export/answers.server";
import { readBesideAnswers } from "~/interviews/export/beside.server";
import { eraseInterviews, moveInterviews } from "~/interviews/queries.server";
import { readMentoring } from "~/mentoring/export.server";
import { eraseMentoring, moveMentoring } from "~/mentoring/queries.server";
import { db } from "~/platform/database/connection.server";
import type { Tables } from "~/platform/database/tables";
import { eraseMail, readMail } from "~/platform/mail/records.server";
import type { Section } from "~/platform/records";
import { erasePreferences, readPreferenceRows } from "~/preferences/account-preferences.server";

/**
 * What a room does with the rows it keeps under an owner's id. Everything goes through the connection given:
 * asking the database anew in here would wait for the very transaction this is part of.
 */
interface Room {
  /** Hands everything of one owner to another. A room that keeps nothing of visitors has none. */
  move?(from: string, to: string, connection: Kysely<Tables>): Promise<void>;
  /** Left out where the rows go with the account, or with another entry here. */
  erase?(owner: string, connection: Kysely<Tables>): Promise<void>;
  read(owner: string, connection: Kysely<Tables>): Promise<Section[]>;
}

/** Every room that keeps something of a person. A table with an owner that none of them reads fails a test. */
const ROOMS: Room[] = [
  { move: moveInterviews, erase: eraseInterviews, read: readAnswers },
  { read: readBesideAnswers },
  { move: moveAssessments, erase: eraseAssessments, read: readAssessments },
  { move: moveMentoring, erase: eraseMentoring, read: readMentoring },
  { move: moveMessages, erase: eraseMessages, read: readMessages },
  { read: readDevices },
  { erase: erasePreferences, read: readPreferenceRows },
  { erase: eraseMail, read: readMail },
];

/** What a visitor began goes with them into their account: all of it or, should something fail, nothing. */
export async function moveRecords(from: string, to: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const room of ROOMS) await room.move?.(from, to, transaction);
  });
}

/** Leaves no row of an owner. */
export async function eraseRecords(owner: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const room of ROOMS) await room.erase?.(owner, transaction);
  });
}

/** Everything kept under an owner's id, as it stands at one moment. */
export async function readRecords(owner: string): Promise<Section[]> {
  return db.transaction().execute(async (transaction) => {
    const sections: Section[] = [];
    for (const room of ROOMS) sections.push(...(await room.read(owner, transaction)));
    return sections;
  });
}
