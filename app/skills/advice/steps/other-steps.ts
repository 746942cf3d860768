import { CAREER_LADDERS } from "~/data/careers/career-ladders";
import { listCoursesTeaching } from "~/data/learning/courses";
import type { Course, LessonOutline } from "~/data/learning/types";
import { SOLID_SCORE } from "~/skills/weak-spots";
import { questionById } from "~/data/questions/cards.server";
import { isSkillId, type SkillId } from "~/data/skills";
import { buildChain, capitalize, isSkillShown, lowerSkill } from "~/skills/advice/chain";
import { describeMissing } from "~/skills/advice/missing";
import { withArticle } from "~/skills/advice/names";
import { isOwnJob, type Situation } from "~/skills/advice/situation";
import { toTarget } from "~/skills/advice/moves";
import { toComparePath } from "~/occupations/compare-path";
import { listOccupations } from "~/occupations/occupations.server";
import {
  isWithoutDirection,
  listDifferent,
  NAMED_MOVES,
  nameMove,
} from "~/skills/advice/named-moves";
import type { AdviceStep, AdviceTarget } from "~/skills/advice/types";
import {
  describeGoal,
  describeWant,
  fitReason,
  fitTitle,
  type Sentence,
  writeReason,
} from "~/skills/advice/words";

/** What the target is and pays; without one, or with the present job as one, the nearest open jobs. */
export function lookAtJob(situation: Situation): AdviceStep[] {
  const { target, targetName } = situation;
  if (isWithoutDirection(situation)) return [];
  if (target && !isOwnJob(situation))
    return [
      createLookStep(situation, target, {
        title: nameLook(targetName ?? ""),
        reasons: [
          describeGoal(situation),
          "See what it pays, how fast it grows, and how people get in.",
        ],
      }),
    ];
  return listDifferent(listOthers(situation))
    .slice(0, NAMED_MOVES)
    .map((job) => lookAtOther(situation, job));
}

/** A job near theirs, beside their own. */
function lookAtOther(situation: Situation, job: AdviceTarget): AdviceStep {
  const { person, present } = situation;
  const codes = [job.occupationCode, present?.code].filter(
    (code) => code !== undefined && code !== null,
  );
  const isBeside = present !== null && codes.length === 2;
  return createLookStep(
    situation,
    { id: job.id, to: isBeside ? toComparePath(codes) : job.to },
    {
      title: nameLook(nameMove(job)),
      reasons: [
        describeWant(situation, 2),
        isBeside
          ? `${describePlace(person)} Compare the pay, the growth, and what each asks for.`
          : "See what it pays, how fast it grows, and how people get in.",
      ],
    },
  );
}

function describePlace({ goal, matches }: Situation["person"]): string {
  if (goal === "better") return "It’s a step up from your job.";
  return goal === "another-field" && matches.length > 0
    ? "It’s one of your best matches."
    : "It’s one of the closest jobs to yours.";
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
    `See what ${withArticle(name)} earns`,
    "See a job close to yours",
  );

interface Look {
  title: string;
  reasons: readonly Sentence[];
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
    ...fitReason(strength, ...reasons),
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
          ? `Your answers on ${lowerSkill(skill)} scored below what interviewers expect.`
          : `${capitalize(withArticle(targetName ?? ""))} needs ${lowerSkill(skill)}, and ${describeMissing(situation, skill)}.`,
        started ? "You’ve already started this course." : `It’s one lesson in ${course.title}.`,
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
  // What a technical course teaches by the way, such as problem solving, is no reason to take it.
  const isAside = isTechnical && !isWeak && !target?.skills.includes(course.skills[0] as SkillId);
  return !isFinished && !isTooSimple && !isAside && !person.refused.has(`learn:${course.id}`);
}

const KNOWN_RATING = 4;

function findLesson({ syllabus }: Course, skill: SkillId): LessonOutline | undefined {
  const lessons = syllabus.flatMap((module) => module.lessons);
  return (
    lessons.find(({ skills }) => skills[0] === skill) ??
    lessons.find(({ skills }) => skills.includes(skill))
  );
}
