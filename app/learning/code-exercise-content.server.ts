import { marked, type Token, type Tokens } from "marked";
import { z } from "zod";
import type { PublicTask } from "~/practice/code/public-task";
import { CODE_LANGUAGES, type CodeLanguage } from "~/data/code-languages";
import type { Course } from "~/data/learning/types";
import { readLesson } from "./content.server";
import { renderText } from "./render-lesson.server";
import { splitCodeExercise } from "./split-code-exercise";

export interface CodeExercise {
  title: string;
  /** What to write, as HTML. */
  brief: string;
  language: CodeLanguage;
  starter: string;
  task: PublicTask;
  solution: string;
  /** Typical mistakes, which the tests must find. They are never shown. */
  wrongSolutions: string[];
  /** What the solution shows, as HTML. */
  explanation: string;
}

const testsSchema = z.strictObject({
  function: z.string(),
  tests: z
    .array(
      z.strictObject({
        args: z.array(z.json()),
        expected: z.json(),
        hint: z.string().min(10).optional(),
      }),
    )
    .min(4),
});

// At most one entry per lesson of the catalog. The content doesn't change while the server runs.
const exercises = new Map<string, CodeExercise | null>();

/** The code exercise of a lesson; null if it has none. */
export function getCodeExercise(courseId: string, lessonSlug: string): CodeExercise | null {
  const key = `${courseId}/${lessonSlug}`;
  let exercise = exercises.get(key);
  if (exercise === undefined) {
    exercise = parseCodeExercise(readLesson(courseId, lessonSlug));
    exercises.set(key, exercise);
  }
  return exercise;
}

/** The slugs of a course's lessons that have a code exercise. */
export function listExerciseLessons({ id, syllabus }: Course): string[] {
  return syllabus
    .flatMap(({ lessons }) => lessons.map(({ slug }) => slug))
    .filter((slug) => getCodeExercise(id, slug) !== null);
}

/**
 * Reads the section "Code exercise: Title" at the end of a lesson: the brief, then three fenced
 * blocks marked "starter", "tests" and "solution", then a word on the solution. Blocks marked
 * "wrong" stand between the tests and the solution.
 */
export function parseCodeExercise(markdown: string): CodeExercise | null {
  const section = splitCodeExercise(markdown).codeExercise;
  if (section === null) return null;
  const [title = "", ...lines] = section.split("\n");
  const tokens = marked.lexer(lines.join("\n"));
  const [starterAt, starter] = findBlock(tokens, "starter");
  const [, tests] = findBlock(tokens, "tests");
  const [solutionAt, solution] = findBlock(tokens, "solution");
  const language = CODE_LANGUAGES.find((each) => starter.lang?.startsWith(each));
  if (!language) throw new Error(`unknown language: ${starter.lang}`);
  const { function: functionName, tests: visibleTests } = testsSchema.parse(JSON.parse(tests.text));
  const code = `${starter.text}\n`;
  return {
    title: title.trim(),
    brief: render(tokens.slice(0, starterAt)),
    language,
    starter: code,
    task: {
      functionName,
      acceptance: "exact",
      visibleTests,
      hiddenTestCount: 0,
      starters: { [language]: code },
    },
    solution: `${solution.text}\n`,
    wrongSolutions: tokens.filter((token) => isMarked(token, "wrong")).map(({ text }) => text),
    explanation: render(tokens.slice(solutionAt + 1)),
  };
}

function findBlock(tokens: Token[], mark: string): [index: number, block: Tokens.Code] {
  const block = tokens.find((token) => isMarked(token, mark));
  if (!block) throw new Error(`no block marked ${mark}`);
  return [tokens.indexOf(block), block];
}

const isMarked = (token: Token, mark: string): token is Tokens.Code =>
  token.type === "code" && token.lang?.split(" ")[1] === mark;

const render = (tokens: Token[]) => renderText(tokens.map(({ raw }) => raw).join(""));
