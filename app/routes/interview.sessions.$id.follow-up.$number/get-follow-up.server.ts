import type { Params } from "@remix-run/react";
import { findFollowUp } from "~/practice/follow-up/follow-ups.server";
import { requireSession } from "~/practice/store/require-session.server";

/**
 * The follow-up at this URL, and where to go afterwards. `asked` is missing if there is nothing to
 * ask or it was answered.
 */
export async function requireFollowUp(ownerId: string | undefined, params: Params) {
  const { owner, session } = await requireSession(ownerId, params.id);
  const questionNumber = Number(params.number);
  const question = session.questions[questionNumber - 1];
  const answer = session.answers.findLast((item) => item.questionId === question?.id);
  if (!question || !answer) throw new Response("Not found", { status: 404 });
  const sessionUrl = `/interview/sessions/${session.id}`;
  const nextUrl =
    session.mode === "live" ? sessionUrl : `${sessionUrl}/review/${questionNumber}#follow-up`;
  const isAnswered = session.followUps.some(
    (item) => item.questionId === question.id && item.attempt === answer.attempt,
  );
  return {
    owner,
    session,
    question,
    answer,
    questionNumber,
    nextUrl,
    asked: isAnswered ? undefined : findFollowUp(session, question, answer),
  };
}

export type FollowUpContext = Awaited<ReturnType<typeof requireFollowUp>>;
