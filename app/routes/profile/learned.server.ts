import type { QueueAttempt } from "~/comeback/queue";
import { courseBySlug } from "~/data/learning/courses";
import type { CourseProgress, KnownSkills } from "~/learning/course-progress";
import { listExerciseEvidence, listLearnedEvidence } from "~/learning/learned-evidence";
import { type LearnedWork, readCourseProgress, readLearnedWork } from "~/learning/progress.server";
import type { LearnedEvidence, LearnedExercise, QuizAttempt } from "~/learning/types";
import type { Evidence } from "~/skills/level";
import type { StartedCourse } from "~/skills/next-skill-step";

/** What a person's quizzes and code exercises show: evidence for the skill record, and attempts for the queue. */
export async function readLearned(owner: string) {
  const { attempts, exercises } = await readLearnedWork(owner);
  return {
    work: { attempts, exercises },
    evidence: [
      ...listLearnedEvidence(attempts).map(toEvidence),
      ...listExerciseEvidence(exercises).map(toExerciseEvidence),
    ],
    quizAttempts: attempts.flatMap(toQueueAttempt),
  };
}

/** The courses a person started, with the same credits as on the course pages, and where the plan continues them. */
export async function readStartedCourses(owner: string, known: KnownSkills, work: LearnedWork) {
  const courses = await readCourseProgress(owner, known, work);
  const started = courses.filter(({ status }) => status !== "not-started");
  return { courses: started, steps: started.map(toStartedCourse) };
}

function toEvidence({
  skill,
  courseId,
  module,
  share,
  takenAt,
  isHelped,
}: LearnedEvidence): Evidence {
  return {
    skill,
    source: "learned",
    subject: `${courseId}/${module}`,
    value: Math.round(share * 100),
    at: takenAt,
    isHelped,
  };
}

function toExerciseEvidence({
  skill,
  courseId,
  lesson,
  passedAt,
  isHelped,
}: LearnedExercise): Evidence {
  return {
    skill,
    source: "learned",
    subject: `${courseId}/${lesson}/code`,
    value: 100,
    at: passedAt,
    isHelped,
  };
}

/** Nothing for a quiz that no longer exists. A question of a quiz takes about a minute. */
function toQueueAttempt({
  courseId,
  module: slug,
  right,
  total,
  takenAt,
}: QuizAttempt): QueueAttempt[] {
  const course = courseBySlug(courseId);
  const module = course?.syllabus.find((each) => each.slug === slug);
  if (!course || !module || total === 0) return [];
  return [
    {
      questionId: `quiz:${courseId}/${slug}`,
      kind: "quiz",
      name: module.title,
      context: course.title,
      to: `/learning/${courseId}/quiz/${slug}`,
      minutes: total,
      score: Math.round((100 * right) / total),
      isHelped: false,
      at: takenAt,
    },
  ];
}

function toStartedCourse({ courseId, status, nextLesson }: CourseProgress): StartedCourse {
  return {
    courseId,
    isCompleted: status === "done",
    to: nextLesson ? `/learning/${courseId}/${nextLesson}` : `/learning/${courseId}`,
  };
}
