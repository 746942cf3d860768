import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { WRITTEN_EXERCISES } from "~/data/learning/exercises/exercises.server";
import { getExerciseId, getExerciseTexts } from "~/practice/own-questions/exercise-question.server";
import { listUnknownFigures } from "./unknown-figures";

const COURSES = new URL("../../../content/courses/", import.meta.url);

function readSolution(courseId: string, lesson: string): string {
  const markdown = readFileSync(new URL(`${courseId}/${lesson}.md`, COURSES), "utf8");
  return /^## Solution$(.*?)(?=^## |$(?![\s\S]))/ms.exec(markdown)?.[1] ?? expect.unreachable();
}

test("no figure of an exercise’s own solution is asked about", () => {
  const problems = Object.entries(WRITTEN_EXERCISES).flatMap(([courseId, exercises]) =>
    Object.keys(exercises).flatMap((lesson) => {
      const texts = getExerciseTexts(getExerciseId(courseId, lesson));
      const unknown = listUnknownFigures(readSolution(courseId, lesson), texts);
      return unknown.length > 0
        ? `exercises/${courseId}.server.ts, "${lesson}": add ${unknown.join(" ")} to its figures`
        : [];
    }),
  );
  expect(problems).toEqual([]);
});
