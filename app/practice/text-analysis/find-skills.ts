import { type Skill, type SkillId, skillById } from "~/data/skills";
import { type TermMatch, matchTerms } from "./match-terms";

export interface SkillMention {
  skill: SkillId;
  name: string;
  /** Number of mentions. */
  count: number;
  /** The words around its first mention. */
  quote: string;
}

const CONTEXT_LENGTH = 60;

/**
 * The skills a text mentions by name or alias, most mentioned first, then in order of appearance.
 */
export function findSkills(text: string): SkillMention[] {
  const { words, matches } = matchTerms(text);
  const certainSkills = new Set(
    matches.flatMap(({ named }) =>
      named.flatMap((each) => (each.kind === "skill" ? each.skill.id : [])),
    ),
  );
  const mentions = new Map<SkillId, SkillMention>();
  for (const match of matches) {
    const skill = pickSkill(match, certainSkills);
    if (!skill) continue;
    const mention = mentions.get(skill.id);
    if (mention) mention.count += 1;
    else {
      const start = words[match.from]?.start ?? 0;
      const quote = getContext(text, start, words[match.to - 1]?.end ?? 0);
      mentions.set(skill.id, { skill: skill.id, name: skill.name, count: 1, quote });
    }
  }
  return [...mentions.values()].toSorted((a, b) => b.count - a.count);
}

/** Named tools of a text about which no question asks, in order of appearance. */
export function findTools(text: string): string[] {
  const { matches } = matchTerms(text);
  return [
    ...new Set(
      matches.flatMap(({ named }) =>
        named.flatMap((each) => (each.kind === "tool" ? each.tool : [])),
      ),
    ),
  ];
}

/** The skill that a term names; of a term of several trades, the one whose group has another skill in the text. */
function pickSkill({ named }: TermMatch, certainSkills: ReadonlySet<SkillId>): Skill | undefined {
  const skills = named.flatMap((each) => (each.kind === "tool" ? [] : each));
  const picked =
    skills.find(({ kind }) => kind === "skill") ??
    skills.find(({ skill }) =>
      [...certainSkills].some((id) => id !== skill.id && skillById(id).group === skill.group),
    );
  return picked?.skill;
}

/** A mention with some words of context on each side. */
function getContext(text: string, start: number, end: number): string {
  const before =
    text
      .slice(Math.max(0, start - CONTEXT_LENGTH), start)
      .split("\n")
      .at(-1) ?? "";
  const after = text.slice(end, end + CONTEXT_LENGTH).split("\n")[0] ?? "";
  const leftContext =
    start - CONTEXT_LENGTH > 0 && before.length === CONTEXT_LENGTH
      ? `…${before.slice(before.indexOf(" ") + 1)}`
      : before;
  const rightContext =
    after.length === CONTEXT_LENGTH
      ? `${after.slice(0, Math.max(0, after.lastIndexOf(" ")))}…`
      : after;
  return `${leftContext}${text.slice(start, end)}${rightContext}`.trim();
}
