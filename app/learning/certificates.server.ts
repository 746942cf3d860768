import { randomBytes } from "node:crypto";
import { z } from "zod";
import { lessonCount } from "~/data/learning/courses";
import type { Course } from "~/data/learning/types";
import { getSkillNames } from "~/data/skills";
import { db } from "~/platform/database/connection.server";
import { parseStoredJson } from "~/platform/database/stored-json.server";
import type { CourseProgress } from "./course-progress";

const factsSchema = z.object({
  course: z.string(),
  duration: z.string(),
  lessons: z.number(),
  skills: z.array(z.string()),
  right: z.number(),
  questions: z.number(),
});

export interface Certificate {
  id: string;
  owner: string;
  courseId: string;
  name: string;
  /** What the course was when the certificate was issued. */
  facts: z.infer<typeof factsSchema>;
  issuedAt: string;
}

/**
 * Issues the certificate of a completed course, or returns the one there is.
 *
 * @returns its id
 */
export async function issueCertificate(
  owner: string,
  name: string,
  course: Course,
  { modules }: CourseProgress,
): Promise<string> {
  const facts: Certificate["facts"] = {
    course: course.title,
    duration: course.duration,
    lessons: lessonCount(course),
    skills: getSkillNames(course.skills),
    right: modules.reduce((sum, { quiz }) => sum + (quiz?.right ?? 0), 0),
    questions: modules.reduce((sum, { quiz }) => sum + (quiz?.total ?? 0), 0),
  };
  await db
    .insertInto("certificates")
    .values({
      // 128 random bits: an address can't be guessed.
      id: randomBytes(16).toString("base64url"),
      owner_id: owner,
      course_id: course.id,
      name,
      facts: JSON.stringify(facts),
      issued_at: new Date().toISOString(),
    })
    .onConflict((conflict) => conflict.columns(["owner_id", "course_id"]).doNothing())
    .execute();
  return (await findCertificateOf(owner, course.id)) ?? "";
}

/** The id of a person's certificate of a course. */
export async function findCertificateOf(
  owner: string,
  courseId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("certificates")
    .select("id")
    .where("owner_id", "=", owner)
    .where("course_id", "=", courseId)
    .executeTakeFirst();
  return row?.id;
}

/** A person's certificates, the newest first. */
export async function listCertificates(
  owner: string,
): Promise<{ id: string; courseId: string; course: string; issuedAt: string }[]> {
  const rows = await db
    .selectFrom("certificates")
    .select(["id", "course_id", "facts", "issued_at"])
    .where("owner_id", "=", owner)
    .orderBy("issued_at", "desc")
    .orderBy("id")
    .execute();
  return rows.flatMap(({ id, course_id, facts, issued_at }) => {
    const parsed = parseStoredJson(factsSchema, facts, { table: "certificates", id });
    return parsed ? [{ id, courseId: course_id, course: parsed.course, issuedAt: issued_at }] : [];
  });
}

const ID_PATTERN = /^[\w-]{22}$/;

/** The certificate at an address; undefined if none was issued there, or it was deleted. */
export async function findCertificate(id: string): Promise<Certificate | undefined> {
  if (!ID_PATTERN.test(id)) return undefined;
  const row = await db
    .selectFrom("certificates")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  const facts = row && parseStoredJson(factsSchema, row.facts, { table: "certificates", id });
  if (!row || !facts) return undefined;
  return {
    id,
    owner: row.owner_id,
    courseId: row.course_id,
    name: row.name,
    facts,
    issuedAt: row.issued_at,
  };
}

export async function deleteCertificate(owner: string, id: string): Promise<void> {
  await db.deleteFrom("certificates").where("owner_id", "=", owner).where("id", "=", id).execute();
}
