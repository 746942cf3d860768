import { ExerciseForm } from "~/practice/code/exercise-form";
import { LANGUAGE_NAMES } from "~/data/code-languages";
import { Island } from "~/ui/island";
import type { CodeExerciseData } from "./lesson-exercise.server";

interface CodeExerciseProps {
  exercise: CodeExerciseData;
  /** Code that was refused, and why. */
  rejected: { code: string; error: string } | undefined;
}

/** A lesson's exercise in code, with tests that run in the browser. */
export function CodeExercise({ exercise, rejected }: CodeExerciseProps) {
  const { title, brief, language, task, isPassed, isSaved, solution } = exercise;
  return (
    <section
      id="code-exercise"
      className="lesson-code no-print mt-12 max-w-200 border-t border-hairline-strong pt-8"
    >
      <h2 className="text-section">Code exercise: {title}</h2>
      <p className="num mt-2 text-sm text-muted">
        {LANGUAGE_NAMES[language]}, extra practice on top of the lesson’s time
      </p>
      <div className="prose lesson mt-4" dangerouslySetInnerHTML={{ __html: brief }} />
      <Island
        name="code-exercise"
        component={ExerciseForm}
        props={{
          task,
          language,
          code: rejected?.code ?? exercise.code,
          isPassed,
          isSaved,
          isSolutionOpen: solution !== null,
        }}
      />
      {rejected ? (
        <p role="alert" className="mt-2 text-sm font-medium text-danger">
          {rejected.error}
        </p>
      ) : null}
      <noscript>
        <p className="mt-3 text-sm text-text-2">
          Running the tests needs JavaScript. You can write and save your code here, and compare it
          with the solution.
        </p>
      </noscript>
      {solution === null ? null : (
        <details className="lesson-solution" open={!isPassed}>
          <summary>The solution</summary>
          <div className="prose lesson mt-4" dangerouslySetInnerHTML={{ __html: solution }} />
        </details>
      )}
    </section>
  );
}
