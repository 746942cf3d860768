import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, data, redirect } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { tooMany } from "~/accounts/failures.server";
import { findOwner } from "~/accounts/owner.server";
import { answerLimit } from "~/interviews/limits.server";
import { nextOpen, stepsOf } from "~/interviews/progress";
import { requireSession } from "~/interviews/require-session.server";
import { ANSWER_MAX, answerSchema, intentSchema, skipSchema } from "~/interviews/schema.server";
import { SessionClock } from "~/interviews/session-clock";
import { AllAskedView, SessionView } from "~/interviews/session-view";
import { answerQuestion, endSession, skipQuestion } from "~/interviews/sessions.server";
import { toasts } from "~/platform/http/toast.server";
import { readForm } from "~/platform/http/read-form.server";
import { Button } from "~/ui/button";
import { SessionHeader } from "~/ui/layout/session-header";
import { pageMeta } from "~/ui/page-meta";
import { askedQuestion } from "./asked-question.server";

export const handle = { ownHeader: true };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { session } = await requireSession(await findOwner(request, context), params.id);
  if (session.endedAt) throw redirect(`/interview/sessions/${session.id}/report`);
  const steps = stepsOf(session);
  const wanted = Number(new URL(request.url).searchParams.get("question")) - 1;
  const index = steps[wanted] ? wanted : nextOpen(steps);
  return { id: session.id, title: session.card.title, steps, index, question: askedQuestion(session, index), answerMax: ANSWER_MAX };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { owner, session } = await requireSession(await findOwner(request, context), params.id);
  const here = `/interview/sessions/${session.id}`;
  const form = await readForm(request);
  const asked = intentSchema.safeParse(Object.fromEntries(form));
  if (!asked.success) throw new Response("Use one of the buttons on the page.", { status: 400 });
  if (session.endedAt) return toasts(request).redirectWithInfo(`${here}/report`, "This session has already ended");

  switch (asked.data.intent) {
    case "end":
      await endSession(owner, session);
      return toasts(request).redirectWithSuccess("/interview", "Session ended and kept");
    case "skip": {
      const skipped = skipSchema.safeParse(Object.fromEntries(form));
      if (!skipped.success || !session.questions.some(({ id }) => id === skipped.data.questionId)) throw unknownQuestion();
      await skipQuestion(owner, session, skipped.data.questionId);
      return redirect(here);
    }
    case "answer": {
      const submission = parseWithZod(form, { schema: answerSchema });
      if (submission.status !== "success") return data({ result: submission.reply() }, 400);
      const { questionId, attempt, answer } = submission.value;
      const index = session.questions.findIndex(({ id }) => id === questionId);
      const question = session.questions[index];
      if (!question) throw unknownQuestion();
      const wait = await answerLimit.take(owner);
      if (wait) return data({ result: submission.reply({ fieldErrors: { answer: [tooMany("You have sent many answers in a short time.", wait).message] } }) }, 429);
      if (await answerQuestion(owner, session, question, { attempt, text: answer })) return redirect(`${here}/review/${index + 1}`);
      return data({ result: submission.reply({ fieldErrors: { answer: ["This question was answered in another tab meanwhile. Send again to make this your next try."] } }) }, 409);
    }
  }
}

const unknownQuestion = () => new Response("This question is not part of the session.", { status: 400 });

export const meta: MetaFunction<typeof loader> = ({ data: shown, matches }) => pageMeta(matches, { title: shown?.title ?? "Interview" });

export default function InterviewSession() {
  const { id, title, steps, index, question, answerMax } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  return (
    <>
      <SessionHeader title={title} steps={steps} current={index} clock={question && <SessionClock key={question.id} minutes={question.minutes} />}>
        <Form method="post">
          <Button size="sm" variant="secondary" name="intent" value="end">
            End Session
          </Button>
        </Form>
      </SessionHeader>
      <main id="main">
        {question ? (
          <SessionView question={question} answerMax={answerMax} result={failed?.result} />
        ) : (
          <AllAskedView id={id} answered={steps.filter((step) => step.state === "done").length} total={steps.length} />
        )}
      </main>
    </>
  );
}
