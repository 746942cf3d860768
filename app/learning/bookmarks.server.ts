import { courseBySlug } from "~/data/learning/courses";
import { db } from "~/platform/database/connection.server";
import { findLesson } from "./find-lesson";

export const NOTE_MAX_LENGTH = 1000;

export interface Bookmark {
  courseTitle: string;
  lessonTitle: string;
  to: string;
  note: string;
}

/** The note of a lesson's bookmark; undefined without a bookmark. */
export async function findBookmark(
  owner: string,
  courseId: string,
  lesson: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("lesson_bookmarks")
    .select("note")
    .where("owner_id", "=", owner)
    .where("course_id", "=", courseId)
    .where("lesson", "=", lesson)
    .executeTakeFirst();
  return row?.note;
}

/** All bookmarks, newest first; those of lessons that no longer exist are left out. */
export async function listBookmarks(owner: string): Promise<Bookmark[]> {
  const rows = await db
    .selectFrom("lesson_bookmarks")
    .selectAll()
    .where("owner_id", "=", owner)
    .orderBy("updated_at", "desc")
    .orderBy("lesson")
    .execute();
  return rows.flatMap(({ course_id, lesson, note }) => {
    const course = courseBySlug(course_id);
    const found = findLesson(course_id, lesson);
    if (!course || !found) return [];
    return {
      courseTitle: course.title,
      lessonTitle: found.lesson.title,
      to: `/learning/${course_id}/${lesson}`,
      note,
    };
  });
}

/** Sets a bookmark, or changes its note. */
export async function saveBookmark(
  owner: string,
  courseId: string,
  lesson: string,
  note: string,
): Promise<void> {
  const now = new Date().toISOString();
  await db
    .insertInto("lesson_bookmarks")
    .values({
      owner_id: owner,
      course_id: courseId,
      lesson,
      note,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(["owner_id", "course_id", "lesson"]).doUpdateSet({ note, updated_at: now }),
    )
    .execute();
}

export async function deleteBookmark(
  owner: string,
  courseId: string,
  lesson: string,
): Promise<void> {
  await db
    .deleteFrom("lesson_bookmarks")
    .where("owner_id", "=", owner)
    .where("course_id", "=", courseId)
    .where("lesson", "=", lesson)
    .execute();
}
