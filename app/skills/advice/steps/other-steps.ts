import { formatList } from "~/ui/format";
import { CAREER_LADDERS } from "~/data/careers/career-ladders";
import { countFields } from "~/data/careers/field-occupations";
import { listCoursesTeaching } from "~/data/learning/courses";
import type { Course, LessonOutline } from "~/data/learning/types";
import { SOLID_SCORE } from "~/skills/weak-spots";
import { questionById } from "~/data/questions/cards.server";
import { isSkillId, type SkillId } from "~/data/skills";
import { buildChain, isSkillShown, lowerSkill } from "../chain";
import { nameOccupation, withArticle } from "../names";
import { isOwnJob, type Situation } from "../situation";
import { describeStrength } from "../strength";
import { toTarget } from "../moves";
import { listOccupations } from "~/occupations/occupations.server";
import type { AdviceStep, AdviceTarget } from "../types";
import { describeGoal, describeLimits, fitTitle, writeReason } from "../words";

const NAMED_MOVES = 3;
/** So many skills of a job say what it is about. */
const MAIN_SKILLS = 6;
/** A chosen field is named if one of its jobs is among so many. */
const FIRST_MOVES = 4;

export const nameMove = ({ occupationCode, title }: AdviceTarget): string =>
  nameOccupation(occupationCode, title);

/** Choose one of the nearest open jobs, by their own names. */
export function chooseTarget(situation: Situation): AdviceStep[] {
  const { person, wishes, present } = situation;
  const named = listNamed(situation);
  const [first] = named;
  if (!first) return [];
  const strength = describeStrength(situation, {
    skills: named.flatMap(({ skills }) => skills.slice(0, MAIN_SKILLS)),
  });
  return [
    {
      kind: "target",
      subject: "choice",
      title: nameChoice(named.length, person.goal === "neighboring" && present !== null),
      reason: writeReason(
        strength,
        describeLimits(situation) || describeGoal(situation),
        describeChoice(named.map((move) => nameNear(situation, move))),
        wishes.has("license") && "Ask the board which keep your license.",
      ),
      strength,
      to: (named.length > 1 && person.matchesTo) || first.to,
      actionLabel:
        named.length === 1 ? "See it" : person.matchesTo ? "Compare them" : "See the first",
      minutes: 10,
      chain: [],
    },
  ];
}

const COUNTS = ["", "one", "two", "three"];

function nameChoice(count: number, isNear: boolean): string {
  if (count === 1) return isNear ? "Look at a job next to yours" : "Look at one job as a target";
  return isNear
    ? `Choose from ${COUNTS[count]} jobs next to yours`
    : `Choose a target from ${COUNTS[count]} jobs`;
}

const describeChoice = (names: readonly string[]): string =>
  names.length === 1
    ? `Of the jobs near you, what you said leaves ${withArticle(names[0] ?? "")}.`
    : `Compare ${formatList(names)}.`;

/** The present job as they call it themselves. */
const nameNear = ({ present, job }: Situation, move: AdviceTarget): string =>
  job && move.occupationCode === present?.code ? job : nameMove(move);

/** Three different jobs, the nearest first: where several fields were chosen, at least one of each. */
function listNamed({ moves, person }: Situation): AdviceTarget[] {
  const different = listDifferent(moves);
  const ofFields = person.fields.flatMap(
    (field) =>
      different.find(
        ({ occupationCode }) => occupationCode && countFields(occupationCode, [field]) > 0,
      ) ?? [],
  );
  const near = ofFields.filter((move) => different.indexOf(move) < FIRST_MOVES);
  return [...new Set([...different.slice(0, 1), ...near, ...different])]
    .slice(0, NAMED_MOVES)
    .toSorted((a, b) => different.indexOf(a) - different.indexOf(b));
}

/** Not two names of nearly the same work, such as a specialist and a manager for the same thing. */
function listDifferent(moves: readonly AdviceTarget[]): AdviceTarget[] {
  const groups = new Set<string>();
  return moves.filter((move) => {
    const { occupationCode, id, title } = move;
    const own = title.startsWith("First-Line") ? "leading" : (occupationCode?.slice(0, 7) ?? id);
    const subject = /^(.+) \S+$/.exec(nameMove(move))?.[1] ?? own;
    const isNew = !groups.has(own) && !groups.has(subject);
    groups.add(own).add(subject);
    return isNew;
  });
}

/** What the target is and pays; without one, or with the present job as one, the nearest open jobs. */
export function lookAtJob(situation: Situation): AdviceStep[] {
  const { target, targetName, person, present } = situation;
  const others = listOthers(situation);
  const isOther = target !== null && !isOwnJob(situation);
  return [...(isOther ? [target] : []), ...listDifferent(others).slice(0, NAMED_MOVES)].map(
    (job) => {
      const name = job === target ? (targetName ?? "") : nameMove(job);
      return createLookStep(situation, job, {
        title: nameLook(name),
        reasons: [
          (job !== target && describeLimits(situation)) || describeGoal(situation),
          job === target
            ? "See the pay, the growth and the ways in."
            : person.goal === "better"
              ? "It’s a next step up from your job."
              : "It’s one of the jobs nearest to you.",
          job !== target && present && "Lay it beside your own: pay, growth and ways in.",
        ],
      });
    },
  );
}

/** The jobs near the person; for those who stay, only the next steps up. */
function listOthers({ person, moves, present, wishes }: Situation): AdviceTarget[] {
  const others = moves.filter(({ occupationCode }) => occupationCode !== present?.code);
  if (person.goal !== "better" || wishes.has("laidOff") || wishes.has("tired")) return others;
  if (!wishes.has("lead")) return [];
  const ladder = Object.keys(CAREER_LADDERS).find((start) => present?.code.startsWith(start));
  const isBeginner = person.years === null || person.years < MIN_YEARS_TO_LEAD;
  if (!ladder || isBeginner) return [];
  const rateNear = (code: string) => (present?.related.includes(code) ? 0 : 1);
  return listOccupations()
    .filter(
      ({ code }) =>
        CAREER_LADDERS[ladder]?.some((start) => code.startsWith(start)) && code !== present?.code,
    )
    .toSorted((a, b) => rateNear(a.code) - rateNear(b.code))
    .map(toTarget);
}

const MIN_YEARS_TO_LEAD = 3;

const nameLook = (name: string): string =>
  fitTitle(
    `See what ${withArticle(name)} does and earns`,
    `See pay for ${withArticle(name)}`,
    "See a job close to yours",
  );

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
    subject: id,
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
  const weak = listWeakSkills(situation);
  const missing = (target?.skills ?? []).filter((skill) => !isSkillShown(record.get(skill)));
  return [...new Set([...weak, ...missing])].flatMap((skill) => {
    const course = listCoursesTeaching([skill]).find((each) => isOpenTo(situation, each, skill));
    const started = person.courses.find(({ courseId }) => courseId === course?.id);
    const lesson = course && findLesson(course, skill);
    if (!course || !lesson) return [];
    return {
      kind: "learn" as const,
      subject: skill,
      title: fitTitle(
        started ? `Continue ${course.title}` : `Take the lesson “${lesson.title}”`,
        `Take one lesson on ${lowerSkill(skill)}`,
      ),
      reason: writeReason(
        null,
        weak.includes(skill)
          ? `Your answers on ${lowerSkill(skill)} are below what interviews ask for.`
          : `No answer here shows ${lowerSkill(skill)} yet, and ${withArticle(targetName ?? "")} needs it.`,
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

/** The skills of low answers, the lowest first. */
function listWeakSkills({ person }: Situation): SkillId[] {
  return person.answers
    .filter(({ score, isOpen }) => score < SOLID_SCORE && !isOpen)
    .toSorted((a, b) => a.score - b.score)
    .flatMap(({ questionId }) => questionById(questionId)?.question.skills.slice(0, 2) ?? [])
    .filter(isSkillId);
}

/** Not finished, and nothing that somebody in this line of work has known for years. */
function isOpenTo(situation: Situation, course: Course, skill: SkillId): boolean {
  const { person, record, target, present } = situation;
  const isFinished = person.courses.some(
    ({ courseId, isCompleted }) => courseId === course.id && isCompleted,
  );
  const isOwnLine =
    isOwnJob(situation) || target?.occupationCode?.slice(0, 3) === present?.code.slice(0, 3);
  const isKnown = (record.get(skill)?.rated?.level ?? 0) >= KNOWN_RATING;
  const isTechnical = course.tab !== "soft-skills";
  const isWeak = listWeakSkills(situation).includes(skill) && course.level !== "Beginner";
  const isTooSimple =
    (isTechnical && isOwnLine && !isWeak) || (course.level === "Beginner" && isKnown);
  return !isFinished && !isTooSimple && !person.refused.has(`learn:${course.id}`);
}

const KNOWN_RATING = 4;

function findLesson({ syllabus }: Course, skill: SkillId): LessonOutline | undefined {
  const lessons = syllabus.flatMap((module) => module.lessons);
  return (
    lessons.find(({ skills }) => skills[0] === skill) ??
    lessons.find(({ skills }) => skills.includes(skill))
  );
}
