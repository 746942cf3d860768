import { eraseAssessments, moveAssessments } from "~/assessment/queries.server";
import { eraseInterviews, moveInterviews } from "~/interviews/queries.server";
import { eraseMentoring, moveMentoring } from "~/mentoring/queries.server";
import { erasePreferences } from "~/preferences/account-preferences.server";
import { eraseMessages, moveMessages } from "~/routes/contact/messages.server";

// Every room that keeps something under an owner's id stands here; a visitor's preferences are cookies alone.

/** Hands everything of one owner to another: what a visitor began goes with them into their account. */
export async function moveRecords(from: string, to: string): Promise<void> {
  await moveInterviews(from, to);
  await moveAssessments(from, to);
  await moveMentoring(from, to);
  await moveMessages(from, to);
}

/** Leaves no row of an owner. */
export async function eraseRecords(owner: string): Promise<void> {
  await eraseInterviews(owner);
  await eraseAssessments(owner);
  await eraseMentoring(owner);
  await eraseMessages(owner);
  await erasePreferences(owner);
}
