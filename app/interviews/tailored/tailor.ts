import { coursesTeaching } from "~/data/learning/courses";
import { MENTORS } from "~/data/mentors";
import { questionById, questionsTesting } from "~/data/questions/cards.server";
import type { SkillId } from "~/data/skills";
import type { SkillLevel } from "~/skills/level";
import type { FoundSkill } from "./find-skills";

export type TextKind = "posting" | "resume";

export interface ChosenQuestion {
  id: string;
  prompt: string;
  card: string;
  /** Names of the found skills it tests; empty for the one every such interview asks. */
  tests: string[];
}

export interface SkillGap {
  name: string;
  quote: string;
  /** What there is to go by, in words. */
  evidence: string;
  /** What to do about it. */
  todo: string;
  to: string | null;
}

export interface Tailored {
  questions: ChosenQuestion[];
  /** Skills without a question here, or with little behind them. */
  gaps: SkillGap[];
  /** Skills that are there already. */
  met: string[];
}

/** Questions of one sitting. */
const MOST = 8;
/** Skills looked at; a text that names more is a list of everything. */
const SKILLS_MOST = 24;
const SOLID = 65;
/** What a second question on a skill is worth, of the first. */
const TESTED_ALREADY = 0.3;

/** What every such interview asks, whatever the skills. */
const ALWAYS: Record<TextKind, string> = {
  posting: "why-this-role",
  resume: "tell-me-about-yourself",
};

/**
 * Questions that test what a text names: each adds the most that those before it have not tested, what is named
 * most counting more; then the gaps, each with what to do.
 *
 * @param levels what is known of the person's skills
 */
export function tailor(
  kind: TextKind,
  found: readonly FoundSkill[],
  levels: ReadonlyMap<string, SkillLevel>,
): Tailored {
  const looked = found.slice(0, SKILLS_MOST);
  const questions = chooseQuestions(kind, looked);
  const tested = new Set(questions.flatMap(({ tests }) => tests));
  const isMet = ({ skill }: FoundSkill) => {
    const level = levels.get(skill);
    return (
      level !== undefined &&
      level.isDemonstrated &&
      level.support !== "thin" &&
      level.value >= SOLID
    );
  };
  return {
    questions,
    gaps: looked
      .filter((skill) => !isMet(skill))
      .map((skill) => gapOf(skill, levels.get(skill.skill), tested.has(skill.name))),
    met: looked.filter(isMet).map(({ name }) => name),
  };
}

function chooseQuestions(kind: TextKind, looked: readonly FoundSkill[]): ChosenQuestion[] {
  const left = new Map<string, number>(
    looked.map(({ skill, times }, index) => [skill, times + 1 / (index + 1)]),
  );
  const names = new Map<string, string>(looked.map(({ skill, name }) => [skill, name]));
  const pool = new Map(
    looked.flatMap(({ skill }) => questionsTesting(skill)).map((one) => [one.question.id, one]),
  );
  const chosen: ChosenQuestion[] = [];
  while (chosen.length < MOST - 1) {
    // The first skill of a question is what it is about; the others it touches.
    const worth = [...pool.values()].map((one) => ({
      ...one,
      gain: one.question.skills.reduce(
        (sum, skill, index) => sum + (left.get(skill) ?? 0) / (index + 1),
        0,
      ),
    }));
    const best = worth.toSorted((a, b) => b.gain - a.gain)[0];
    if (!best || best.gain === 0) break;
    const { id, prompt, skills } = best.question;
    chosen.push({
      id,
      prompt,
      card: best.card.title,
      tests: skills.flatMap((skill) => names.get(skill) ?? []),
    });
    for (const skill of skills) left.set(skill, (left.get(skill) ?? 0) * TESTED_ALREADY);
    pool.delete(id);
  }
  const always = questionById(ALWAYS[kind]);
  if (!always || chosen.length === 0 || chosen.some(({ id }) => id === ALWAYS[kind])) return chosen;
  const last = {
    id: always.question.id,
    prompt: always.question.prompt,
    card: always.card.title,
    tests: [],
  };
  return kind === "resume" ? [last, ...chosen] : [...chosen, last];
}

function gapOf(
  { skill, name, quote }: FoundSkill,
  level: SkillLevel | undefined,
  isTested: boolean,
): SkillGap {
  return { name, quote, evidence: evidenceOf(level), ...whatToDo(skill, isTested) };
}

function evidenceOf(level: SkillLevel | undefined): string {
  if (!level) return "nothing yet";
  if (!level.isDemonstrated) return "only your own rating";
  return `level ${level.value}, ${level.low} to ${level.high}`;
}

function whatToDo(skill: SkillId, isTested: boolean): { todo: string; to: string | null } {
  if (isTested) return { todo: "Asked in this session", to: null };
  const [question] = questionsTesting(skill);
  if (question)
    return {
      todo: `Answer later: ${question.question.prompt}`,
      to: `/interview/questions/${question.question.id}`,
    };
  const [course] = coursesTeaching([skill]);
  if (course)
    return {
      todo: `No question here tests it. Take ${course.title}`,
      to: `/learning/${course.id}`,
    };
  const mentor = MENTORS.find(({ specialties }) => specialties.includes(skill));
  if (mentor)
    return { todo: `No question here tests it. Ask ${mentor.name}`, to: `/mentors/${mentor.id}` };
  return {
    todo: "No question here tests it. Prepare one story of your own: what it was, what you did, what came of it.",
    to: null,
  };
}
