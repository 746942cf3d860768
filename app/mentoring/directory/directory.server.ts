import type { Kysely } from "kysely";
import { type Mentor, type SuggestedMentor, UNNAMED_SAMPLE } from "~/data/mentor-types";
import { MENTORS, mentorById } from "~/data/mentors";
import { summarizeReviews } from "~/mentoring/feedback/reviews.server";
import { db } from "~/platform/database/connection.server";
import type { Tables } from "~/platform/database/tables";
import {
  type BookableMentor,
  FORMER_MENTOR,
  type SampleRule,
  createFormerMentor,
  toAccountMentor,
  toSampleMentor,
} from "./bookable-mentor";
import { findProfile, listAllProfiles, listLiveProfiles } from "./profiles.server";
import type { MentorProfile } from "./stored-profile.server";

/** The mentors people can choose from: people first, then the samples of fields without a person. */
export async function listMentors(): Promise<BookableMentor[]> {
  const { people, samples } = await loadListed(db);
  return [...(await toAccountMentors(people)), ...samples];
}

/** The mentors that a person can be advised to ask: real ones, and not themselves. */
export async function listMentorsFor(
  owner: string | undefined,
): Promise<(SuggestedMentor & Pick<Mentor, "fields">)[]> {
  const { people } = await loadListed(db);
  return people
    .filter(({ ownerId }) => ownerId !== owner)
    .map(({ id, name, title, price, specialties, fields }) => ({
      id,
      name,
      title,
      price,
      specialties,
      fields,
    }));
}

/** For the operator: also those who are not listed, by their names. */
export async function listAllMentors(): Promise<(BookableMentor & { isOff: boolean })[]> {
  const { covered } = await loadListed(db);
  const profiles = await listAllProfiles();
  const rule = { covered, disabled: await listDisabled([...profiles, ...MENTORS], db) };
  const people = await toAccountMentors(profiles, rule.disabled);
  const samples = MENTORS.map((sample) => {
    const { name, title } = sample;
    return { ...toSampleMentor(sample, rule), name, title };
  });
  return [...people, ...samples].map((mentor) => ({
    ...mentor,
    isOff: rule.disabled.has(mentor.id),
  }));
}

/** Any mentor, listed or not: sessions outlast the listing. */
export async function findMentor(
  id: string,
  connection: Kysely<Tables> = db,
): Promise<BookableMentor | undefined> {
  const sample = mentorById(id);
  if (sample) return toSampleMentor(sample, await loadListed(connection));
  const profile = await findProfile(id, connection);
  if (!profile) return undefined;
  const summaries = await summarizeReviews([id], connection);
  return toAccountMentor(profile, await listDisabled([profile], connection), summaries.get(id));
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
  if (ids.length === 0) return () => FORMER_MENTOR;
  const people = await connection
    .selectFrom("mentor_profiles")
    .select(["id", "name"])
    .where("id", "in", ids)
    .execute();
  const disabled = await listDisabled(
    ids.map((id) => ({ id })),
    connection,
  );
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return (id) => {
    const sample = mentorById(id);
    if (sample) return disabled.has(id) ? UNNAMED_SAMPLE : sample.name;
    return names.get(id) ?? FORMER_MENTOR;
  };
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

/** Which mentors this server has now. */
async function loadListed(
  connection: Kysely<Tables>,
): Promise<SampleRule & { people: MentorProfile[]; samples: BookableMentor[] }> {
  const live = await listLiveProfiles(connection);
  const disabled = await listDisabled([...live, ...MENTORS], connection);
  const people = live.filter(({ id, isSuspended }) => !isSuspended && !disabled.has(id));
  const rule = { disabled, covered: new Set(people.flatMap(({ fields }) => fields)) };
  const samples = MENTORS.map((sample) => toSampleMentor(sample, rule));
  return { ...rule, people, samples: samples.filter(({ isListed }) => isListed) };
}

async function toAccountMentors(
  profiles: readonly MentorProfile[],
  disabled?: ReadonlySet<string>,
): Promise<BookableMentor[]> {
  const ids = profiles.map(({ id }) => id);
  const summaries = await summarizeReviews(ids, db);
  return profiles.map((profile) => toAccountMentor(profile, disabled, summaries.get(profile.id)));
}

/** Mentors an operator turned off. */
async function listDisabled(
  mentors: readonly { id: string }[],
  connection: Kysely<Tables>,
): Promise<ReadonlySet<string>> {
  const ids = mentors.map(({ id }) => id);
  const rows = await connection
    .selectFrom("disabled_mentors")
    .select("mentor_id")
    .where("mentor_id", "in", ids)
    .execute();
  return new Set(rows.map(({ mentor_id }) => mentor_id));
}
