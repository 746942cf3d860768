import type { Kysely } from "kysely";
import type { SuggestedMentor } from "~/data/mentor-types";
import { MENTORS, mentorById } from "~/data/mentors";
import { summarizeReviews } from "~/mentoring/feedback/reviews.server";
import { db } from "~/platform/database/connection.server";
import type { Tables } from "~/platform/database/tables";
import {
  type BookableMentor,
  FORMER_MENTOR,
  createFormerMentor,
  toAccountMentor,
  toSampleMentor,
} from "./bookable-mentor";
import { findProfile, listAllProfiles, listLiveProfiles } from "./profiles.server";
import type { MentorProfile } from "./stored-profile.server";

/** Any mentor, listed or not: sessions outlast the listing. */
export async function findMentor(
  id: string,
  connection: Kysely<Tables> = db,
): Promise<BookableMentor | undefined> {
  const sample = mentorById(id);
  const profile = sample ? undefined : await findProfile(id, connection);
  if (!sample && !profile) return undefined;
  const disabled = await listDisabled([id], connection);
  if (sample) return toSampleMentor(sample, disabled);
  const summaries = await summarizeReviews([id], connection);
  return profile && toAccountMentor(profile, disabled, summaries.get(id));
}

/** The same for a session's page: a mentor who deleted their account is "A former mentor". */
export async function findSessionMentor(id: string): Promise<BookableMentor> {
  return (await findMentor(id)) ?? createFormerMentor(id);
}

/** The names of mentors by their ids, for lists of sessions. */
export async function listMentorNames(
  ids: readonly string[],
  connection: Kysely<Tables> = db,
): Promise<(id: string) => string> {
  const people = ids.filter((id) => mentorById(id) === undefined);
  const rows =
    people.length === 0
      ? []
      : await connection
          .selectFrom("mentor_profiles")
          .select(["id", "name"])
          .where("id", "in", people)
          .execute();
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return (id) => mentorById(id)?.name ?? names.get(id) ?? FORMER_MENTOR;
}

/** The mentors people can choose from: people first, then samples. */
export async function listMentors(): Promise<BookableMentor[]> {
  const mentors = await toMentors(await listLiveProfiles());
  return mentors.filter(({ isListed }) => isListed);
}

/** The mentors that a person can be advised to ask: not themselves. */
export async function listMentorsFor(owner: string | undefined): Promise<SuggestedMentor[]> {
  const profiles = (await listLiveProfiles()).filter(({ ownerId }) => ownerId !== owner);
  const mentors = [...profiles, ...MENTORS];
  const disabled = await listDisabled(
    mentors.map(({ id }) => id),
    db,
  );
  return mentors
    .filter(({ id }) => !disabled.has(id))
    .map(({ id, name, title, price, specialties }) => ({ id, name, title, price, specialties }));
}

/** For the operator: also those who are not listed. */
export async function listAllMentors(): Promise<BookableMentor[]> {
  return toMentors(await listAllProfiles());
}

async function toMentors(profiles: readonly MentorProfile[]): Promise<BookableMentor[]> {
  const ids = [...profiles, ...MENTORS].map(({ id }) => id);
  const disabled = await listDisabled(ids, db);
  const summaries = await summarizeReviews(
    profiles.map(({ id }) => id),
    db,
  );
  return [
    ...profiles.map((profile) => toAccountMentor(profile, disabled, summaries.get(profile.id))),
    ...MENTORS.map((mentor) => toSampleMentor(mentor, disabled)),
  ];
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
