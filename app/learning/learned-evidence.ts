import { COURSES } from "~/data/learning/courses";
import type { CourseModule } from "~/data/learning/types";
import type { SkillId } from "~/data/skills";
import { findLesson } from "./find-lesson";
import type { LearnedEvidence, LearnedExercise, PassedExercise, QuizAttempt } from "./types";

/** After this many days, explanations read are no longer an advantage. */
const HELPED_DAYS = 7;
const DAY_IN_MS = 24 * 60 * 60 * 1000;

/**
 * What quizzes show about skills: the latest attempt at each, and the latest one without help if the
 * latest had help. A question counts toward the skills that its lesson teaches; questions on lessons
 * that no longer exist don't count.
 *
 * @param attempts in any order, those of reset modules included
 */
export function listLearnedEvidence(attempts: readonly QuizAttempt[]): LearnedEvidence[] {
  const byModule = Map.groupBy(attempts, ({ courseId, module }) => `${courseId}/${module}`);
  return [...byModule.values()].flatMap((group) => {
    const marked = markHelped(group);
    const latest = marked.at(-1);
    const latestUnaided = marked.findLast(({ isHelped }) => !isHelped);
    return [...new Set([latestUnaided, latest])].flatMap((each) => (each ? toEvidence(each) : []));
  });
}

/** A code exercise that is passed shows the skills of its lesson. */
export function listExerciseEvidence(exercises: readonly PassedExercise[]): LearnedExercise[] {
  return exercises.flatMap((exercise) =>
    (findLesson(exercise.courseId, exercise.lesson)?.lesson.skills ?? []).map((skill) => ({
      ...exercise,
      skill,
    })),
  );
}

interface MarkedAttempt {
  attempt: QuizAttempt;
  isHelped: boolean;
}

/** The attempts at one quiz, oldest first. */
function markHelped(attempts: readonly QuizAttempt[]): MarkedAttempt[] {
  const sorted = attempts.toSorted((a, b) => a.takenAt.localeCompare(b.takenAt));
  return sorted.map((attempt, index) => {
    const previous = sorted[index - 1];
    const age = previous ? Date.parse(attempt.takenAt) - Date.parse(previous.takenAt) : Infinity;
    return { attempt, isHelped: age < HELPED_DAYS * DAY_IN_MS };
  });
}

function toEvidence({ attempt, isHelped }: MarkedAttempt): LearnedEvidence[] {
  const { courseId, module: slug, takenAt } = attempt;
  const module = COURSES.find(({ id }) => id === courseId)?.syllabus.find(
    (each) => each.slug === slug,
  );
  if (!module) return [];
  const rightBySkill = new Map<SkillId, boolean[]>();
  for (const { lesson, isRight } of attempt.answers)
    for (const skill of getLessonSkills(module, lesson))
      rightBySkill.set(skill, [...(rightBySkill.get(skill) ?? []), isRight]);
  return [...rightBySkill].map(([skill, answers]) => ({
    skill,
    courseId,
    module: slug,
    share: answers.filter(Boolean).length / answers.length,
    questions: answers.length,
    takenAt,
    isHelped,
  }));
}

function getLessonSkills(module: CourseModule, lesson: string): readonly SkillId[] {
  return module.lessons.find(({ slug }) => slug === lesson)?.skills ?? [];
}
