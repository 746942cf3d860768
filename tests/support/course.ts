import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect } from "vitest";
import { courseBySlug } from "~/data/learning/courses";
import { type Client, ORIGIN } from "./client";
import { openMain } from "./page";

interface Quiz {
  questions: { id: string; options: { text: string; correct: boolean }[] }[];
}

/** A question's id and the keys of the options chosen. */
type Answer = readonly [string, readonly string[]];

/** The right answers of a module's quiz. */
export function readAnswers(courseId: string, module: string): Answer[] {
  const index = courseBySlug(courseId)?.syllabus.findIndex(({ slug }) => slug === module) ?? -1;
  const quizzes = JSON.parse(
    readFileSync(
      new URL(`../../content/courses/${courseId}/quizzes.json`, import.meta.url),
      "utf8",
    ),
  ) as Quiz[];
  const { questions } = quizzes[index] ?? expect.unreachable();
  return questions.map(({ id, options }) => [
    id,
    options.filter(({ correct }) => correct).map(({ text }) => toKey(text)),
  ]);
}

const toKey = (text: string) => createHash("sha256").update(text).digest("base64url").slice(0, 10);

/** The id of the attempt that a quiz's form carries. */
export async function readAttempt(client: Client, path: string): Promise<string> {
  const main = await openMain(client, path);
  const field = main.descendants.find((element) => element.attribute("name") === "attempt");
  return field?.attribute("value") ?? "";
}

/** Sends a quiz as its form does. */
export async function sendQuiz(
  client: Client,
  path: string,
  answers: readonly Answer[],
  attempt?: string,
): Promise<Response> {
  const body = new URLSearchParams({ attempt: attempt ?? (await readAttempt(client, path)) });
  for (const [id, keys] of answers) for (const key of keys) body.append(id, key);
  return client.send(path, { method: "POST", headers: { Origin: ORIGIN }, body });
}

export function passQuiz(client: Client, courseId: string, module: string): Promise<Response> {
  return sendQuiz(client, `/learning/${courseId}/quiz/${module}`, readAnswers(courseId, module));
}

/** Passes every quiz of a course and completes its capstone. */
export async function passCourse(client: Client, courseId: string): Promise<void> {
  for (const { slug } of courseBySlug(courseId)?.syllabus ?? [])
    await passQuiz(client, courseId, slug);
  const path = `/learning/${courseId}/capstone`;
  const items = (await openMain(client, path)).allByRole("checkbox");
  const body = new URLSearchParams();
  for (const item of items) body.append("item", item.attribute("value") ?? "");
  await client.send(path, { method: "POST", headers: { Origin: ORIGIN }, body });
}
