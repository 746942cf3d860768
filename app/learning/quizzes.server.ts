import { z } from "zod";
import { readCourseFile } from "./content.server";
import { toContentKey } from "./content-key.server";

const quizzesSchema = z.array(
  z.object({
    module: z.string(),
    questions: z.array(
      z.object({
        id: z.string(),
        lesson: z.string(),
        prompt: z.string(),
        code: z.string().optional(),
        figure: z.object({ file: z.string(), description: z.string() }).optional(),
        options: z.array(z.object({ text: z.string(), correct: z.boolean(), why: z.string() })),
      }),
    ),
  }),
);

export interface QuizOption {
  key: string;
  text: string;
  isRight: boolean;
  /** Why it is right or wrong. */
  why: string;
}

export interface QuizQuestion {
  id: string;
  /** The lesson it is about. */
  lesson: string;
  prompt: string;
  code: string | undefined;
  figure: { file: string; description: string } | undefined;
  options: QuizOption[];
  hasSeveralRight: boolean;
}

const quizzesByCourse = new Map<string, QuizQuestion[][]>();

/** The questions of a module's quiz. */
export function readQuiz(
  course: { id: string; syllabus: readonly { slug: string }[] },
  moduleSlug: string,
): QuizQuestion[] {
  const quizzes = quizzesByCourse.get(course.id) ?? parseQuizzes(course.id);
  quizzesByCourse.set(course.id, quizzes);
  // In the order of the syllabus, which a test checks.
  return quizzes[course.syllabus.findIndex(({ slug }) => slug === moduleSlug)] ?? [];
}

function parseQuizzes(courseId: string): QuizQuestion[][] {
  const quizzes = quizzesSchema.parse(JSON.parse(readCourseFile(courseId, "quizzes.json")));
  return quizzes.map(({ questions }) =>
    questions.map(({ id, lesson, prompt, code, figure, options }) => ({
      id,
      lesson,
      prompt,
      code,
      figure,
      options: options.map(({ text, correct, why }) => ({
        key: toContentKey(text),
        text,
        isRight: correct,
        why,
      })),
      hasSeveralRight: options.filter(({ correct }) => correct).length > 1,
    })),
  );
}
