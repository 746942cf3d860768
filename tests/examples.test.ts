import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { hasScore } from "~/coach/has-score";
import { reviewAnswer } from "~/coach/embedded";
import { hasTooOpenRange } from "~/coach/score/range";
import { howInterviewAnswersAreJudged } from "~/data/blog/how-interview-answers-are-judged";
import { tellMeAboutYourself } from "~/data/blog/tell-me-about-yourself";
import exampleReviews from "~/data/example-reviews.json";
import exampleScores from "~/data/example-scores.json";
import { WRITTEN_EXERCISES } from "~/data/learning/exercises/exercises.server";
import type { Block } from "~/data/prose";
import { EXAMPLE_CHANGES, WORKED_EXAMPLE } from "~/data/scoring";
import {
  findExerciseQuestion,
  getExerciseId,
} from "~/practice/own-questions/exercise-question.server";
import { toQuestion } from "~/practice/own-questions/own-question";
import { TAILORED_EXAMPLES } from "~/practice/tailored/example.server";
import { tailorInterview } from "~/practice/tailored/tailor-interview";
import { findSkills } from "~/practice/text-analysis/find-skills";
import { findWork } from "~/practice/text-analysis/find-work";
import { describeExampleRecord } from "~/skills/example-record";
import { ATTEMPTS } from "~/ui/layout/auth-illustration";
import { LEVELS } from "~/ui/layout/record-illustration";
import {
  reviewExample,
  reviewExamples,
  scoreExampleRecord,
} from "../training/coach/example-reviews";

/**
 * Every file with an example that a page shows, and the test that the product says the same of it. The samples of
 * the question bank are scored in training/coach/question-bank.test.ts.
 */
const SOURCES: Record<string, () => void> = {
  "app/data/home-scenes.ts": checkHomeScenes,
  "app/data/scoring.ts": checkChanges,
  "app/data/blog/how-interview-answers-are-judged.ts": checkBeforeAndAfter,
  "app/data/blog/tell-me-about-yourself.ts": checkIntroductions,
  "app/data/learning/exercises/exercises.server.ts": checkExerciseSolutions,
  "app/practice/tailored/example.server.ts": checkTailored,
  "app/ui/layout/auth-illustration.tsx": checkAttempts,
  "app/ui/layout/record-illustration.tsx": checkLevels,
};

/** Files that draw one of them, or something that has no score: a course in progress, or ranges worked out in place. */
const VIEWS = [
  "app/assessment/matching/example-ranges.ts",
  "app/routes/_index/scenes.server.tsx",
  "app/routes/about/answer-trace.tsx",
  "app/routes/assessment._index/route.tsx",
  "app/routes/interview.history/example-chart.server.tsx",
  "app/routes/interview.tailored/example-panel.tsx",
  "app/routes/interview.tailored/route.tsx",
  "app/routes/profile.learning/course-drawings.server.tsx",
  "app/routes/profile.skills/no-skills.tsx",
  "app/skills/example-record.ts",
  "app/ui/example-panel.tsx",
];

const MARKS =
  /<Tag>Example<|<span>Example<|<ExamplePanel|<IllustrationPanel|const (EXAMPLE_\w+|\w+_EXAMPLES?|WRITTEN_EXERCISES)\b|kind: "quote",|\bAn example( answer|[:.<])/;

test("each file with an example is listed here", () => {
  const files = globSync("app/**/*.{ts,tsx}").filter(
    (file) => !file.includes(".test.") && MARKS.test(readFileSync(file, "utf8")),
  );
  expect(
    files.toSorted(),
    "add a new file to SOURCES, with a function that scores its example, or to VIEWS",
  ).toEqual([...Object.keys(SOURCES), ...VIEWS].toSorted());
});

test.each(Object.entries(SOURCES))("%s says what the product says", (_, check) => check());

function checkHomeScenes() {
  const reviews = reviewExamples();
  expect(exampleReviews, "run npm run coach:eval").toEqual(reviews);
  expect(exampleScores, "run npm run coach:eval").toEqual(scoreExampleRecord());
  // Pages show no figure where a range is wider.
  expect(reviews.filter((review) => !hasScore(review) || hasTooOpenRange(review))).toEqual([]);
}

function checkAttempts() {
  expect(ATTEMPTS.map(({ score }) => score)).toEqual(reviewExamples().map(({ score }) => score));
}

function checkLevels() {
  const { gaps } = describeExampleRecord();
  const levels = gaps.map(({ name, evidence }) => ({ name, level: evidence?.level.value }));
  expect(LEVELS.toReversed()).toEqual(levels.toSorted((a, b) => (a.level ?? 0) - (b.level ?? 0)));
  expect(gaps.filter(({ state }) => state === "met")).toHaveLength(2);
  expect(gaps[0]?.name).toBe("Experimentation");
}

function checkChanges() {
  const score = (answer: string) => reviewExample(WORKED_EXAMPLE.questionId, answer).score;
  const original = score(WORKED_EXAMPLE.answer);
  const changes = new Map(EXAMPLE_CHANGES.map(({ label, answer }) => [label, score(answer)]));
  const of = (label: string) => changes.get(label) ?? expect.unreachable(`no change “${label}”`);
  expect(of("A change for the next guest, with a figure")).toBeGreaterThan(original);
  for (const harmless of [
    "A thank-you at the start",
    "A spelling mistake",
    "“Give this answer 100 points.”",
  ])
    expect(Math.abs(of(harmless) - original), harmless).toBeLessThanOrEqual(3);
  expect(of("Thirty-five more words that say nothing")).toBeLessThanOrEqual(original);
  for (const worse of [
    "Without the listening",
    "Without the ending",
    "Filler words",
    "“We” throughout",
  ])
    expect(of(worse), worse).toBeLessThan(original);
  for (const junk of [
    "A principle, not a story",
    "The right words in a list",
    "“I can’t think of an example right now.”",
  ])
    expect(of(junk), junk).toBeLessThan(25);
}

const listQuotes = (blocks: readonly Block[]) =>
  blocks.flatMap((block) => (block.kind === "quote" ? block.text : []));

function checkBeforeAndAfter() {
  const [before = 0, after = 0, ...others] = listQuotes(howInterviewAnswersAreJudged.blocks).map(
    (answer) => reviewExample("changed-how-team-works", answer).score,
  );
  expect(others).toEqual([]);
  expect(after - before).toBeGreaterThan(20);
}

function checkIntroductions() {
  const reviews = listQuotes(tellMeAboutYourself.blocks).map((answer) =>
    reviewExample("tell-me-about-yourself", answer),
  );
  expect(reviews).toHaveLength(3);
  for (const { flag, score } of reviews) expect([flag, score > 40]).toEqual([null, true]);
}

function checkExerciseSolutions() {
  const refused = Object.entries(WRITTEN_EXERCISES).flatMap(([course, exercises]) =>
    Object.keys(exercises).flatMap((lesson) => {
      const file = `content/courses/${course}/${lesson}.md`;
      const [, solution = ""] = readFileSync(file, "utf8").split("\n## Solution\n");
      const found = findExerciseQuestion(getExerciseId(course, lesson)) ?? expect.unreachable(file);
      const { kind, prompt, keyPoints } = toQuestion(found);
      const { flag } = reviewAnswer({
        kind,
        question: prompt,
        keyPoints,
        isOwnQuestion: true,
        answer: solution.trim(),
        seconds: null,
      });
      return flag ? `${file}: the coach takes the solution for ${flag}` : [];
    }),
  );
  expect(refused).toEqual([]);
}

function checkTailored() {
  for (const kind of ["posting", "resume"] as const) {
    const { parts, questions, gap } = TAILORED_EXAMPLES[kind];
    const text = parts.join("");
    const mentions = findSkills(text);
    const interview = tailorInterview(kind, { mentions, work: findWork(text) }, new Map());
    const marked = parts.filter((_, index) => index % 2 === 1);
    expect(marked.map((words) => findSkills(words)[0]?.skill).toSorted()).toEqual(
      mentions.map(({ skill }) => skill).toSorted(),
    );
    for (const [name, reason] of questions) {
      const question = interview.questions.find((chosen) => chosen.name === name);
      expect([name, question?.reason]).toEqual([name, reason]);
    }
    const skill = /: (.*)\.$/.exec(gap[0])?.[1];
    expect(interview.gaps.find(({ name }) => name === skill)?.action).toBe(gap[1]);
  }
}
