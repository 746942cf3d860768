import { randomUUID } from "node:crypto";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import { findOwnerIfReachable } from "~/accounts/session/owner.server";
import { gradeQuiz } from "~/learning/grade-quiz";
import { listStates } from "~/learning/course-progress";
import { readProgressIn, readQuizAttempts, writeQuizAttempt } from "~/learning/progress.server";
import { readQuiz } from "~/learning/quizzes.server";
import { requireModule } from "~/learning/require-course.server";
import { readForm } from "~/platform/http/read-form.server";
import { toasts } from "~/platform/http/toast.server";
import { requireLearner } from "~/learning/require-learner.server";
import { findNextLabel } from "~/today/next-in-sitting.server";
import { describeQuestions, describeResult } from "./describe-quiz.server";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { course, module } = requireModule(params.slug, params.module);
  const owner = await findOwnerIfReachable(request, context);
  const questions = readQuiz(course, module.slug);
  const attemptId = new URL(request.url).searchParams.get("attempt");
  const attempts = owner ? await readQuizAttempts(owner) : [];
  const attempt = attempts.find(
    ({ id, courseId, module: slug }) =>
      id === attemptId && courseId === course.id && slug === module.slug,
  );
  // Someone else's result, or one of another quiz.
  if (attemptId !== null && !attempt) throw redirect(`/learning/${course.id}/quiz/${module.slug}`);
  const progress = await readProgressIn(course, owner);
  const index = course.syllabus.indexOf(module);
  const nextModule = course.syllabus[index + 1];
  return {
    course: { id: course.id, title: course.title, syllabus: course.syllabus },
    module: { slug: module.slug, title: module.title, number: index + 1 },
    // Chosen here, so that the same form sent twice is one attempt.
    newAttempt: randomUUID(),
    questions: describeQuestions(course, questions),
    result: attempt ? describeResult(course, questions, attempt) : null,
    states: listStates(progress),
    sittingLabel:
      owner && attempt
        ? await findNextLabel(request, owner, {
            kinds: ["quiz"],
            subjects: [`${course.id}/${module.slug}`],
          })
        : null,
    previous: progress.modules[index]?.quiz ?? null,
    next: nextModule?.lessons[0]
      ? {
          to: `/learning/${course.id}/${nextModule.lessons[0].slug}`,
          label: nextModule.lessons[0].title,
        }
      : { to: `/learning/${course.id}/capstone`, label: "Capstone" },
  };
}

const formSchema = z.object({ attempt: z.uuid() });

export async function action(args: ActionFunctionArgs) {
  const { course, module } = requireModule(args.params.slug, args.params.module);
  const path = `/learning/${course.id}/quiz/${module.slug}`;
  const formData = await readForm(args.request);
  const form = formSchema.safeParse(Object.fromEntries(formData));
  if (!form.success) throw new Response("Open the quiz and send it again.", { status: 400 });
  const questions = readQuiz(course, module.slug);
  const chosen = new Map(questions.map(({ id }) => [id, formData.getAll(id).map(String)]));
  const graded = gradeQuiz(questions, chosen);
  if (graded.status !== "graded")
    return data(
      {
        chosen: Object.fromEntries(chosen),
        missing: graded.status === "incomplete" ? graded.missing : [],
        isChanged: graded.status === "invalid",
      },
      { status: 400 },
    );
  const { owner, headers } = await requireLearner(args, path);
  const attempt = await writeQuizAttempt(
    owner,
    { course, module },
    form.data.attempt,
    graded.answers,
  );
  const resultPath = `${path}?attempt=${attempt.id}`;
  return attempt.isNew
    ? redirect(resultPath, { headers })
    : toasts(args.request).redirectWithInfo(
        resultPath,
        "You sent this quiz before. The answers of the first time count.",
        { headers },
      );
}
