import { COURSES } from "~/data/learning/courses";
import { WRITTEN_EXERCISES } from "~/data/learning/exercises/exercises.server";
import type { OwnQuestion } from "./own-question";

export interface ExerciseLesson {
  title: string;
  /** The exercise on the lesson's page. */
  to: string;
}

interface Exercise {
  question: OwnQuestion;
  lesson: ExerciseLesson;
  figures: string;
}

/** Natural length of an exercise that names none. */
const EXERCISE_WORDS: [from: number, to: number] = [40, 250];

export const getExerciseId = (courseId: string, lesson: string): string =>
  `exercise-${courseId}-${lesson}`;

const exercises = new Map<string, Exercise>(
  COURSES.flatMap(({ id: courseId, syllabus }) =>
    syllabus
      .flatMap(({ lessons }) => lessons)
      .flatMap(({ slug, title }) => {
        const exercise = WRITTEN_EXERCISES[courseId]?.[slug];
        if (!exercise) return [];
        const question: OwnQuestion = {
          id: getExerciseId(courseId, slug),
          kind: "explanation",
          prompt: exercise.task,
          points: exercise.points.map((text, index) => ({ id: `point-${index + 1}`, text })),
          sample: "",
          words: exercise.words ?? EXERCISE_WORDS,
        };
        const lesson = { title, to: `/learning/${courseId}/${slug}#exercise` };
        const { figures = "" } = exercise;
        return [[question.id, { question, lesson, figures }] as const];
      }),
  ),
);

/** A lesson's exercise as a question: as with one that a person wrote, the coach asks about each point. */
export function findExerciseQuestion(id: string): OwnQuestion | undefined {
  return exercises.get(id)?.question;
}

export const isExercise = (questionId: string): boolean => exercises.has(questionId);

/** What the coach doesn’t call foreign in an answer: the task, the points and the figures of its solution. */
export function getExerciseTexts(questionId: string): string {
  const { question, figures } = exercises.get(questionId) ?? {};
  if (!question) return "";
  return [question.prompt, ...question.points.map(({ text }) => text), figures].join("\n");
}

/** The lesson that a question is the exercise of; null for any other question. */
export function findExerciseLesson(questionId: string): ExerciseLesson | null {
  return exercises.get(questionId)?.lesson ?? null;
}
