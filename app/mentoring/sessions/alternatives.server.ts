import { getSkillNames } from "~/data/skills";
import { type BookableMentor, listMentors } from "~/mentoring/mentors/directory.server";
import { listFreeSlots } from "./free-slots.server";
import type { MentorSession } from "./queries.server";

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

/** Other mentors with free times, those who know most of the topics first, then the same field. */
export async function findAlternatives(
  session: MentorSession,
  mentor: BookableMentor,
  now: Date,
): Promise<Alternative[]> {
  const skills = session.topics.length > 0 ? session.topics : mentor.specialties;
  const rank = (other: BookableMentor) =>
    other.specialties.filter((skill) => skills.includes(skill)).length * 2 +
    (other.tab === mentor.tab ? 1 : 0);
  const others = (await listMentors())
    .filter(({ id, holder }) => id !== mentor.id && holder !== session.ownerId)
    .toSorted((a, b) => rank(b) - rank(a) || b.rating - a.rating);
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
