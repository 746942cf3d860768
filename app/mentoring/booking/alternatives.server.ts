import { getSkillNames } from "~/data/skills";
import type { BookableMentor } from "~/mentoring/directory/bookable-mentor";
import { listMentors } from "~/mentoring/directory/directory.server";
import { listFreeSlots } from "./free-slots.server";
import type { MentorSession } from "~/mentoring/sessions/queries.server";

const ALTERNATIVES = 3;

export interface Alternative {
  id: string;
  name: string;
  isSample: boolean;
  title: string;
  skills: string[];
  /** Their earliest free time. */
  startsAt: string;
  endsAt: string;
}

/**
 * Other mentors of at least one of the topics with free times, those who know most of them first,
 * then the same field. Samples only in place of a sample, and never beside a person.
 */
export async function findAlternatives(
  session: MentorSession,
  mentor: BookableMentor,
  now: Date,
): Promise<Alternative[]> {
  const skills = session.topics.length > 0 ? session.topics : mentor.specialties;
  const countShared = ({ specialties }: BookableMentor) =>
    specialties.filter((skill) => skills.includes(skill)).length;
  const rank = (other: BookableMentor) =>
    countShared(other) * 2 + (other.fields.some((field) => mentor.fields.includes(field)) ? 1 : 0);
  const others = (await listMentors())
    .filter(({ id, holder }) => id !== mentor.id && holder !== session.ownerId)
    .filter((other) => countShared(other) > 0)
    .toSorted((a, b) => rank(b) - rank(a) || b.rating - a.rating);
  const people = await takeFree(
    others.filter(({ isSample }) => !isSample),
    now,
  );
  if (people.length > 0 || !mentor.isSample) return people;
  return takeFree(
    others.filter(({ isSample }) => isSample),
    now,
  );
}

/** The first three with a free time. */
async function takeFree(others: readonly BookableMentor[], now: Date): Promise<Alternative[]> {
  const alternatives: Alternative[] = [];
  for (const other of others) {
    if (alternatives.length === ALTERNATIVES) break;
    const [slot] = await listFreeSlots(other, now);
    if (slot)
      alternatives.push({
        id: other.id,
        name: other.name,
        isSample: other.isSample,
        title: other.title,
        skills: getSkillNames(other.specialties),
        ...slot,
      });
  }
  return alternatives;
}
