import type { Kysely } from "kysely";
import type { Mentor } from "~/data/mentor-types";
import { MENTORS, mentorById } from "~/data/mentors";
import type { Availability } from "~/mentoring/slots/availability";
import { db } from "~/platform/database/connection.server";
import type { Tables } from "~/platform/database/tables";
import { getSampleAvailability } from "./sample-availability";

/** A mentor whose times can be booked. */
export interface BookableMentor extends Mentor {
  /** An invented person: replies are automatic. */
  isSample: boolean;
  /** Whose times a session takes. */
  holder: string;
  hours: Availability;
  /** Empty for samples. */
  contactEmail: string;
  /** Shown, and open for requests: no operator turned them off. */
  isListed: boolean;
}

/** Any mentor, listed or not: sessions outlast the listing. */
export async function findMentor(
  id: string,
  connection: Kysely<Tables> = db,
): Promise<BookableMentor | undefined> {
  const mentor = mentorById(id);
  return mentor && toSampleMentor(mentor, await listDisabled([id], connection));
}

/** The mentors people can choose from. */
export async function listMentors(): Promise<BookableMentor[]> {
  return (await listAllMentors()).filter(({ isListed }) => isListed);
}

export async function listAllMentors(): Promise<BookableMentor[]> {
  const disabled = await listDisabled(
    MENTORS.map(({ id }) => id),
    db,
  );
  return MENTORS.map((mentor) => toSampleMentor(mentor, disabled));
}

/** Turns mentors on or off; sessions already requested stay. */
export async function setMentorsListed(ids: readonly string[], isListed: boolean): Promise<void> {
  if (ids.length === 0) return;
  if (isListed) {
    await db.deleteFrom("disabled_mentors").where("mentor_id", "in", ids).execute();
    return;
  }
  const disabled_at = new Date().toISOString();
  await db
    .insertInto("disabled_mentors")
    .values(ids.map((mentor_id) => ({ mentor_id, disabled_at })))
    .onConflict((conflict) => conflict.column("mentor_id").doNothing())
    .execute();
}

async function listDisabled(
  ids: readonly string[],
  connection: Kysely<Tables>,
): Promise<ReadonlySet<string>> {
  const rows = await connection
    .selectFrom("disabled_mentors")
    .select("mentor_id")
    .where("mentor_id", "in", ids)
    .execute();
  return new Set(rows.map(({ mentor_id }) => mentor_id));
}

function toSampleMentor(mentor: Mentor, disabled: ReadonlySet<string>): BookableMentor {
  return {
    ...mentor,
    isSample: true,
    holder: `mentor:${mentor.id}`,
    hours: getSampleAvailability(mentor),
    contactEmail: "",
    isListed: !disabled.has(mentor.id),
  };
}
