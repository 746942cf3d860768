import type { Params } from "@remix-run/react";
import { followUpTo } from "~/interviews/follow-ups.server";
import { requireSession } from "~/interviews/require-session.server";

/** The follow-up at this address, and where to go after it. `point` is missing when there is nothing to ask, or it was answered. */
export async function openFollowUp(somebody: string | undefined, params: Params) {
  const { owner, session } = await requireSession(somebody, params.id);
  const number = Number(params.number);
  const question = session.questions[number - 1];
  const answer = session.answers.findLast((one) => one.questionId === question?.id);
  if (!question || !answer) throw new Response("Not found", { status: 404 });
  const here = `/interview/sessions/${session.id}`;
  const after = session.mode === "live" ? here : `${here}/review/${number}#follow-up`;
  const isAnswered = session.followUps.some(
    (one) => one.questionId === question.id && one.attempt === answer.attempt,
  );
  return {
    owner,
    session,
    question,
    answer,
    number,
    after,
    point: isAnswered ? undefined : followUpTo(question, answer.review),
  };
}

export type OpenFollowUp = Awaited<ReturnType<typeof openFollowUp>>;
