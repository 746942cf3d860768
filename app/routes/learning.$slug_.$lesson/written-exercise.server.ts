import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import { z } from "zod";
import type { FoundLesson } from "~/learning/find-lesson";
import { requireLearner } from "~/learning/require-learner.server";
import {
  answerExercise,
  findExerciseAnswer,
  hasWrittenExercise,
} from "~/learning/written-exercises.server";
import { getClient } from "~/platform/http/client.server";
import { parseForm } from "~/platform/http/read-form.server";
import { refuseForm } from "~/platform/http/refuse-form.server";
import { ANSWER_MAX_LENGTH, writtenAnswer } from "~/practice/answer/schema.server";

const schema = z.object({ intent: z.literal("answer-exercise"), answer: writtenAnswer });

/** The form of a lesson's exercise with the owner's newest answer; null where nothing is written. */
export async function readWrittenExercise(
  owner: string | undefined,
  courseId: string,
  lesson: string,
) {
  if (!hasWrittenExercise(courseId, lesson)) return null;
  return {
    constraint: { answer: { required: true, maxLength: ANSWER_MAX_LENGTH } },
    answer: owner ? await findExerciseAnswer(owner, courseId, lesson) : null,
  };
}

export type WrittenExerciseData = NonNullable<Awaited<ReturnType<typeof readWrittenExercise>>>;

/** Has the coach review an answer to the exercise, and leads to the review. */
export async function submitWrittenExercise(
  args: ActionFunctionArgs,
  { course, lesson }: FoundLesson,
  form: FormData,
) {
  if (!hasWrittenExercise(course.id, lesson.slug))
    throw new Response("This lesson has no exercise to answer in writing.", { status: 400 });
  const submission = parseForm(form, { schema });
  if (submission.status !== "success") return data({ result: submission.reply() }, 400);
  const { owner, headers } = await requireLearner(args, `/learning/${course.id}/${lesson.slug}`);
  const { ip } = getClient(args.context);
  const answer = { courseId: course.id, lesson, text: submission.value.answer };
  const stored = await answerExercise({ owner, ip }, answer, new Date());
  return stored.refusal
    ? refuseForm(submission, stored.refusal, "answer")
    : redirect(stored.reviewUrl, { headers });
}
