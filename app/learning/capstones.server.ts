import { z } from "zod";
import { db } from "~/platform/database/connection.server";
import { readCourseFile } from "./content.server";
import { toContentKey } from "./content-key.server";
import { saveCapstone } from "./queries.server";
import { parseChecked } from "./stored-checklist.server";

const capstoneSchema = z.object({
  title: z.string(),
  brief: z.string(),
  checklist: z.array(z.string()),
  minutes: z.number(),
});

export interface Capstone {
  title: string;
  /** Markdown. */
  brief: string;
  minutes: number;
  checklist: { key: string; text: string }[];
}

export function readCapstone(courseId: string): Capstone {
  const capstone = capstoneSchema.parse(JSON.parse(readCourseFile(courseId, "capstone.json")));
  return {
    ...capstone,
    checklist: capstone.checklist.map((text) => ({ key: toContentKey(text), text })),
  };
}

/** The keys of the items a person has checked; items that have changed since are not checked. */
export async function readCheckedItems(owner: string, courseId: string): Promise<string[]> {
  const row = await db
    .selectFrom("capstone_progress")
    .select(["owner_id", "course_id", "checked"])
    .where("owner_id", "=", owner)
    .where("course_id", "=", courseId)
    .executeTakeFirst();
  return row ? parseChecked(row) : [];
}

/** Stores which items are checked; others than the capstone's are ignored. Returns whether all are. */
export async function writeCheckedItems(
  owner: string,
  courseId: string,
  keys: readonly string[],
): Promise<boolean> {
  const offered = readCapstone(courseId).checklist.map(({ key }) => key);
  const checked = offered.filter((key) => keys.includes(key));
  const isComplete = checked.length === offered.length;
  await saveCapstone(owner, courseId, checked, isComplete);
  return isComplete;
}
