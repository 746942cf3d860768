import { z } from "zod";
import { getCodeExercise } from "~/learning/code-exercise-content.server";
import {
  CODE_MAX_LENGTH,
  findCodeExerciseProgress,
  recordSolutionOpened,
  saveExerciseCode,
} from "~/learning/code-exercises.server";
import { renderText } from "~/learning/render-lesson.server";

/**
 * A lesson's code exercise and what the person did with it; null if it has none. The solution is
 * left out until it was asked for or the exercise is solved.
 */
export async function readCodeExercise(
  owner: string | undefined,
  courseId: string,
  lesson: string,
) {
  const exercise = getCodeExercise(courseId, lesson);
  if (!exercise) return null;
  const progress = owner && (await findCodeExerciseProgress(owner, courseId, lesson));
  const isPassed = Boolean(progress && progress.passedAt);
  const isSolutionOpen = isPassed || Boolean(progress && progress.solutionOpenedAt);
  const { title, brief, language, starter, task, solution, explanation } = exercise;
  return {
    title,
    brief,
    language,
    task,
    code: (progress && progress.code) || starter,
    isPassed,
    isSaved: Boolean(progress && progress.code !== null),
    solution: isSolutionOpen
      ? renderText(`\`\`\`${language}\n${solution}\`\`\`\n`) + explanation
      : null,
  };
}

export type CodeExerciseData = NonNullable<Awaited<ReturnType<typeof readCodeExercise>>>;

export const exerciseFormSchema = z.object({
  intent: z.enum(["save-code", "run-code", "show-solution"]),
  code: z
    .string()
    .transform((code) => code.replaceAll("\r\n", "\n"))
    .default(""),
  /** Sent by the browser that ran the tests. */
  testsPassed: z.coerce.number().int().min(0).optional().catch(undefined),
});

/** Saves code, and whether it passed all tests, or opens the solution. Returns why not, if it can't. */
export async function changeCodeExercise(
  owner: string,
  courseId: string,
  lesson: string,
  { intent, code, testsPassed }: z.infer<typeof exerciseFormSchema>,
): Promise<string | null> {
  const exercise = getCodeExercise(courseId, lesson);
  if (!exercise) return "This lesson has no code exercise.";
  if (code.length > CODE_MAX_LENGTH)
    return `The code is too long: at most ${CODE_MAX_LENGTH} characters.`;
  const isChanged = code.trim() !== "" && code.trim() !== exercise.starter.trim();
  if (isChanged) {
    const outcome = getOutcome(testsPassed, exercise.task.visibleTests.length);
    await saveExerciseCode(owner, courseId, lesson, { code, outcome });
  }
  if (intent === "show-solution") await recordSolutionOpened(owner, courseId, lesson);
  return null;
}

function getOutcome(testsPassed: number | undefined, testCount: number) {
  if (testsPassed === undefined) return "not-run";
  return testsPassed === testCount ? "passed" : "failed";
}
