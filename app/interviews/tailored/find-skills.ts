import { SKILL_ALIASES } from "~/data/skill-aliases";
import { SKILLS, type SkillId } from "~/data/skills";

export interface FoundSkill {
  skill: SkillId;
  name: string;
  /** How often it is named. */
  times: number;
  /** The words around its first mention. */
  quote: string;
}

interface Word {
  text: string;
  start: number;
  end: number;
}

// Letters and figures, with the signs that names of tools are made of: C++, Node.js, CI/CD, A/B.
const WORDS = /[\p{L}\p{N}]+(?:[.+#/&'’-]*[\p{L}\p{N}+#]+)*[+#]*/gu;
const AROUND = 60;

/** Every way to name a skill, as its words, by the first of them. */
const PHRASES = new Map<string, { words: string[]; skill: SkillId; name: string }[]>();
for (const { id, name } of SKILLS) {
  for (const phrase of new Set([name, ...(SKILL_ALIASES[id] ?? [])])) {
    const words = wordsOf(phrase).map(({ text }) => text);
    const [first = ""] = words;
    PHRASES.set(
      first,
      [...(PHRASES.get(first) ?? []), { words, skill: id, name }].toSorted(
        (a, b) => b.words.length - a.words.length,
      ),
    );
  }
}

/** The skills a text names, by the catalogue's names and their aliases; those named most come first, then those named first. */
export function findSkills(text: string): FoundSkill[] {
  const words = wordsOf(text);
  const found = new Map<SkillId, FoundSkill>();
  for (let at = 0; at < words.length; ) {
    const match = PHRASES.get(words[at]?.text ?? "")?.find((phrase) =>
      phrase.words.every((word, index) => words[at + index]?.text === word),
    );
    if (match) {
      const { skill, name } = match;
      const known = found.get(skill);
      if (known) known.times += 1;
      else
        found.set(skill, {
          skill,
          name,
          times: 1,
          quote: around(text, words[at]?.start ?? 0, words[at + match.words.length - 1]?.end ?? 0),
        });
    }
    at += match?.words.length ?? 1;
  }
  return [...found.values()].toSorted((a, b) => b.times - a.times);
}

function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORDS)].map(({ 0: word, index }) => ({
    text: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }));
}

/** A mention with some words to each side, on one line. */
function around(text: string, start: number, end: number): string {
  const before =
    text
      .slice(Math.max(0, start - AROUND), start)
      .split("\n")
      .at(-1) ?? "";
  const after = text.slice(end, end + AROUND).split("\n")[0] ?? "";
  const left =
    start - AROUND > 0 && before.length === AROUND
      ? `…${before.slice(before.indexOf(" ") + 1)}`
      : before;
  const right =
    after.length === AROUND ? `${after.slice(0, Math.max(0, after.lastIndexOf(" ")))}…` : after;
  return `${left}${text.slice(start, end)}${right}`.trim();
}
