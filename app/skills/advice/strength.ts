import { listCoursesTeaching } from "~/data/learning/courses";
import { type QuestionWithCard, questionById } from "~/data/questions/cards.server";
import { isSkillId, type SkillId } from "~/data/skills";
import { listOccupations } from "~/occupations/occupations.server";
import type { Occupation } from "~/occupations/types";
import { SOLID_SCORE } from "~/skills/weak-spots";
import { formatList } from "~/ui/format";
import { lowerSkill } from "./chain";
import { nameYears, withArticle } from "./names";
import type { Situation } from "./situation";

interface Topic {
  question?: QuestionWithCard;
  skills?: readonly SkillId[];
}

/** What the person already has for this: an answer, a course, what the resume names, or what sets their work apart. */
export function describeStrength(situation: Situation, topic: Topic = {}): string | null {
  return (
    describeAnswer(situation, topic) ??
    describeCourse(situation, topic) ??
    describeResume(situation) ??
    describeTrade(situation)
  );
}

/** The best answer of the same kind. */
export function describeAnswer(
  { person }: Situation,
  { question, skills = [] }: Topic,
): string | null {
  const wanted = new Set<string>(
    question ? question.question.skills.filter(isSkillId).slice(0, 1) : skills,
  );
  const [best] = person.answers
    .flatMap((answer) => {
      const found = questionById(answer.questionId);
      return found && answer.questionId !== question?.question.id ? [{ ...answer, found }] : [];
    })
    .filter(
      ({ score, isOpen, found }) =>
        score >= SOLID_SCORE &&
        !isOpen &&
        (found.card.id === question?.card.id || wanted.has(found.question.skills[0] ?? "")),
    )
    .toSorted((a, b) => b.score - a.score || (a.questionId < b.questionId ? -1 : 1));
  return best ? `Your answer to “${best.found.question.name}” has ${best.score}.` : null;
}

function describeCourse({ person }: Situation, { question, skills = [] }: Topic): string | null {
  const wanted = question ? question.question.skills.filter(isSkillId) : skills;
  const course = listCoursesTeaching(wanted).find(({ id }) =>
    person.courses.some(({ courseId, isCompleted }) => courseId === id && isCompleted),
  );
  return course ? `You finished ${course.title}.` : null;
}

const NAMED_SKILLS = 3;

function describeResume({ person }: Situation): string | null {
  if (person.textKind !== "resume" || person.textSkills.length === 0) return null;
  return `Your resume shows ${formatList(person.textSkills.slice(0, NAMED_SKILLS).map(lowerSkill))}.`;
}

const NAMED_STRENGTHS = 2;

/** “Your 27 years as a car mechanic count: repairing and finding faults.” */
function describeTrade({ person, job, present }: Situation): string | null {
  const years = nameYears(person.years);
  const strengths = listDistinctive(present).slice(0, NAMED_STRENGTHS);
  if (!years || !job || strengths.length === 0) return null;
  return `Your ${years} as ${withArticle(job)} ${(person.years ?? 0) < 2 ? "counts" : "count"}: ${formatList(strengths)}.`;
}

/** So many standard deviations above the mean of all occupations. */
const DISTINCTIVE = 1.35;
/** The list holds eight skills an occupation: the others are a little less important than the last of them. */
const BELOW_LAST = 0.25;

/** What the occupation asks for clearly more than others do, as something a person does. */
function listDistinctive(present: Occupation | null): string[] {
  return (present?.skills ?? [])
    .map(([name, importance]) => {
      const { mean, deviation } = measureSkill(name);
      return { name, distance: (importance - mean) / deviation };
    })
    .filter(({ name, distance }) => DONE[name] && distance >= DISTINCTIVE)
    .toSorted((a, b) => b.distance - a.distance)
    .flatMap(({ name }) => DONE[name] ?? []);
}

const measured = new Map<string, { mean: number; deviation: number }>();

function measureSkill(name: string): { mean: number; deviation: number } {
  const known = measured.get(name);
  if (known) return known;
  const values = listOccupations().flatMap(({ skills }) => {
    const own = skills.find(([each]) => each === name)?.[1];
    const last = skills.at(-1)?.[1];
    return own ?? (last === undefined ? [] : last - BELOW_LAST);
  });
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  const measure = { mean, deviation: Math.sqrt(variance) };
  measured.set(name, measure);
  return measure;
}

/** Skills that say something of the work; what all work with people asks for isn’t here. */
const DONE: Readonly<Record<string, string>> = {
  Instructing: "teaching others",
  "Learning Strategies": "planning how people learn",
  "Active Listening": "listening",
  "Management of Personnel Resources": "leading people",
  "Management of Financial Resources": "keeping a budget",
  "Management of Material Resources": "managing stock",
  Negotiation: "negotiating",
  Persuasion: "persuading",
  Troubleshooting: "finding faults",
  Repairing: "repairing",
  Installation: "installing",
  "Quality Control Analysis": "checking quality",
  "Equipment Maintenance": "looking after equipment",
  "Operation and Control": "handling machines",
  Mathematics: "working with numbers",
  Programming: "writing code",
  Science: "working by method",
  "Systems Analysis": "seeing how systems work",
  Writing: "writing",
};
