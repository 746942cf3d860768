import type { SkillId } from "~/data/skills";
import { getSkillNames } from "~/data/skills";
import type { Topic } from "./topic-choices";

/** A skill the person's record shows as weak. */
export interface Gap {
  skill: SkillId;
  name: string;
  reason: string;
}

const MAX_TOPICS = 4;
const MAX_CHOSEN = 2;

/**
 * The gaps this mentor can help with, the first of them chosen, then the person's other gaps, then
 * the mentor's specialties.
 */
export function suggestTopics(gaps: readonly Gap[], specialties: readonly SkillId[]): Topic[] {
  const matching = gaps.filter(({ skill }) => specialties.includes(skill));
  const others = gaps.filter(({ skill }) => !specialties.includes(skill));
  const suggested = [...matching, ...others]
    .slice(0, MAX_TOPICS - 1)
    .map(({ skill, name, reason }) => ({ id: skill, name, reason }));
  const rest = specialties
    .filter((skill) => !suggested.some(({ id }) => id === skill))
    .map((skill) => ({ id: skill, name: getSkillNames([skill])[0] ?? skill, reason: "" }));
  const chosen = matching.slice(0, MAX_CHOSEN).map(({ skill }) => skill);
  return [...suggested, ...rest]
    .slice(0, MAX_TOPICS)
    .map((topic) => ({ ...topic, isChosen: chosen.includes(topic.id) }));
}

/** A first draft of the agenda, from the topics chosen for the person. */
export function draftAgenda(topics: readonly Topic[]): string {
  const chosen = topics.filter(({ isChosen }) => isChosen);
  if (chosen.length === 0)
    return "I’d like to see how you interview, and to know which two things to practice first.";
  const list = chosen.map(({ name, reason }) => `${name} (${toFirstPerson(reason)})`).join(" and ");
  return `I’d like to work on ${list}. Could you ask me a question on ${chosen.length === 1 ? "it" : "each"} and tell me what to practice first?`;
}

function toFirstPerson(reason: string): string {
  return reason.replace(/^your /, "my ").replace(/^you rated/, "I rated");
}
