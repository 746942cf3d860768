import { CAREER_FIELDS } from "~/data/careers/fields";
import { listCoursesTeaching } from "~/data/learning/courses";
import type { Course, LessonOutline } from "~/data/learning/types";
import type { SuggestedMentor } from "~/data/mentor-types";
import { skillById, type SkillId } from "~/data/skills";
import { findOccupation } from "~/occupations/occupations.server";
import { buildChain, isSkillShown, lowerSkill } from "./chain";
import { nameOccupation, withArticle } from "./names";
import type { Situation } from "./situation";
import type { AdviceStep, AdviceTarget } from "./types";
import { describeGoal, describeLimits, describeYears, listNames, writeReason } from "./words";

const NAMED_MOVES = 3;

export const nameMove = ({ occupationCode, title }: AdviceTarget): string =>
  nameOccupation(occupationCode, title);

/** Choose one of the nearest open jobs, by their own names. */
export function chooseTarget(situation: Situation): AdviceStep[] {
  const { moves, person, wishes, present } = situation;
  const named = listDifferent(moves).slice(0, NAMED_MOVES);
  const [first] = named;
  if (!first || named.length < 2) return [];
  const count = named.length === 2 ? "two" : "three";
  const strength = describeShared(situation, named) ?? describeYears(situation);
  return [
    {
      kind: "target",
      subject: "choice",
      title:
        person.goal === "neighboring" && present
          ? `Choose from ${count} jobs next to yours`
          : `Choose a target from ${count} jobs`,
      reason: writeReason(
        strength,
        describeLimits(situation) || describeGoal(situation),
        `Compare ${listNames(named.map(nameMove))}.`,
        wishes.has("license") && "Ask the board which of them keep your license.",
      ),
      strength,
      to: person.matchesTo ?? first.to,
      actionLabel: person.matchesTo ? "Compare them" : "See the first",
      minutes: 10,
      chain: [],
    },
  ];
}

/** Not two names of nearly the same work. */
function listDifferent(moves: readonly AdviceTarget[]): AdviceTarget[] {
  const groups = new Set<string>();
  return moves.filter(({ occupationCode, id }) => {
    const group = occupationCode?.slice(0, 7) ?? id;
    const isNew = !groups.has(group);
    groups.add(group);
    return isNew;
  });
}

/** Main skills of the present job that the named jobs need as well. */
function describeShared(
  { present, job }: Situation,
  named: readonly AdviceTarget[],
): string | null {
  if (!present || !job) return null;
  const others = named.flatMap(({ occupationCode }) =>
    occupationCode ? (findOccupation(occupationCode) ?? []) : [],
  );
  const shared = present.skills
    .map(([name]) => name)
    .filter(
      (name) =>
        !EVERYWHERE.has(name) &&
        others.some(({ skills }) => skills.some(([each]) => each === name)),
    )
    .slice(0, 2)
    .map((name) => name.toLowerCase());
  return shared.length > 0 ? `What counts from your work: ${listNames(shared)}.` : null;
}

/** O*NET’s main skills of nearly every job: they say nothing of one. */
const EVERYWHERE = new Set([
  "Active Listening",
  "Critical Thinking",
  "Reading Comprehension",
  "Speaking",
  "Monitoring",
  "Judgment and Decision Making",
]);

/** What the target, or else the nearest open job, is and pays. */
export function lookAtJob(situation: Situation): AdviceStep[] {
  const { target, targetName, moves } = situation;
  if (target && targetName)
    return [
      createLookStep(situation, target, {
        title: `See what ${withArticle(targetName)} does and earns`,
        reasons: [describeGoal(situation), "The page names the ways in and the pay."],
      }),
    ];
  return listDifferent(moves)
    .slice(0, NAMED_MOVES)
    .map((move) =>
      createLookStep(situation, move, {
        title: `See what ${withArticle(nameMove(move))} does and earns`,
        reasons: [
          describeLimits(situation) || describeGoal(situation),
          "It’s one of the jobs nearest to you.",
        ],
      }),
    );
}

interface Look {
  title: string;
  reasons: readonly (string | null | undefined | false)[];
  strength?: string | null;
}

export function createLookStep(
  situation: Situation,
  { id, to }: Pick<AdviceTarget, "id" | "to">,
  { title, reasons, strength = null }: Look,
): AdviceStep {
  return {
    kind: "look",
    subject: id.split(":")[1] ?? id,
    title,
    reason: writeReason(strength, ...reasons),
    strength,
    to,
    actionLabel: "See the page",
    minutes: 5,
    chain: buildChain(situation, { label: "Know the job" }),
  };
}

/** A lesson on a skill that the target asks for and nothing shows. */
export function learnMissingSkill(situation: Situation): AdviceStep[] {
  const { target, targetName, record, person } = situation;
  const wanted = target?.skills ?? [];
  return wanted
    .filter((skill) => !isSkillShown(record.get(skill)))
    .flatMap((skill) => {
      const course = listCoursesTeaching([skill]).find((each) => isOpenTo(situation, each, skill));
      const started = person.courses.find(({ courseId }) => courseId === course?.id);
      const lesson = course && findLesson(course, skill);
      if (!course || !lesson || !targetName) return [];
      return {
        kind: "learn" as const,
        subject: skill,
        title: started ? `Continue ${course.title}` : `Take the lesson “${lesson.title}”`,
        reason: writeReason(
          null,
          `${withArticle(targetName).replace(/^a/, "A")} needs ${lowerSkill(skill)}.`,
          started ? "You already began this course." : `It’s one lesson of ${course.title}.`,
        ),
        strength: null,
        to: started?.to ?? `/learning/${course.id}/${lesson.slug}`,
        actionLabel: started ? "Continue" : "Open the lesson",
        minutes: started ? null : lesson.minutes,
        chain: buildChain(situation, { label: lesson.title, skill }),
      };
    });
}

/** Not finished, and not a beginners’ course for somebody who knows the skill. */
function isOpenTo({ person, record }: Situation, course: Course, skill: SkillId): boolean {
  const isFinished = person.courses.some(
    ({ courseId, isCompleted }) => courseId === course.id && isCompleted,
  );
  const rated = record.get(skill)?.rated?.level ?? 0;
  return (
    !isFinished &&
    !(course.level === "Beginner" && rated >= 4) &&
    !person.refused.has(`learn:${course.id}`)
  );
}

function findLesson({ syllabus }: Course, skill: SkillId): LessonOutline | undefined {
  const lessons = syllabus.flatMap((module) => module.lessons);
  return lessons.find(({ skills }) => skills.includes(skill));
}

/** What the roles of these fields ask for, without what every field asks for. */
function listSkillsOfFields(fields: readonly string[]): Set<SkillId> {
  const skills = CAREER_FIELDS.filter(({ slug }) => fields.includes(slug)).flatMap(({ roles }) =>
    roles.flatMap((role) => role.skills),
  );
  return new Set(skills.filter((skill) => !PEOPLE_GROUPS.has(skillById(skill).group)));
}

const PEOPLE_GROUPS = new Set<string>(["Communication & Teamwork", "Leadership & Career"]);

/** A mentor of the target’s field who knows what is missing, or how people get in. */
export function askMentor(situation: Situation, about?: string): AdviceStep[] {
  const { offer, target, record, targetName, fields } = situation;
  const wanted: readonly SkillId[] = target?.skills ?? situation.moves[0]?.skills ?? [];
  const missing = wanted.filter((skill) => !isSkillShown(record.get(skill)));
  const ofFields = listSkillsOfFields(fields);
  const rate = ({ specialties }: SuggestedMentor) =>
    specialties.filter((skill) => wanted.includes(skill)).length * 2 +
    specialties.filter((skill) => missing.includes(skill)).length * 2 +
    specialties.filter((skill) => ofFields.has(skill)).length;
  return offer.mentors
    .map((mentor, index) => ({ mentor, index }))
    .filter(({ mentor }) => rate(mentor) > 0)
    .toSorted((a, b) => rate(b.mentor) - rate(a.mentor) || a.index - b.index)
    .map(({ mentor }) => {
      const known = mentor.specialties.find((skill) => missing.includes(skill));
      return {
        kind: "ask" as const,
        subject: mentor.id,
        title: `Ask ${mentor.name}${about ? ` ${about}` : targetName ? " how people get in" : ""}`,
        reason: writeReason(
          null,
          `${mentor.name} is ${withArticle(mentor.title)}.`,
          known &&
            targetName &&
            `Their work is ${lowerSkill(known)}, which ${withArticle(targetName)} needs.`,
        ),
        strength: null,
        to: `/mentors/${mentor.id}`,
        actionLabel: "See the mentor",
        minutes: 60,
        chain: buildChain(situation, { label: `Ask ${mentor.name}` }),
      };
    });
}
