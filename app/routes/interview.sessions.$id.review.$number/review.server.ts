import type { LoaderFunctionArgs } from "@remix-run/node";
import { findOwner } from "~/accounts/session/owner.server";
import { describeComeback } from "~/comeback/comeback-text";
import { toDay, computeComebacks } from "~/comeback/compute-comebacks";
import { getFollowUpState } from "~/practice/follow-up/follow-up-state.server";
import { getSecondOpinion } from "~/feedback/second-opinion/second-opinion.server";
import { requireReviewableSession } from "~/interviews/require-session.server";
import { compareAttempts } from "~/feedback/attempts/compare-attempts";
import { listAttempts } from "~/feedback/attempts/attempts.server";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { owner, session } = await requireReviewableSession(
    request,
    await findOwner(request, context),
    params.id,
  );
  const questionNumber = Number(params.number);
  const question = session.questions[questionNumber - 1];
  const sessionAnswers = session.answers.filter((answer) => answer.questionId === question?.id);
  const requestedAttempt = new URL(request.url).searchParams.get("attempt");
  const selectedAnswer =
    requestedAttempt === null
      ? sessionAnswers.at(-1)
      : sessionAnswers.find(({ attempt }) => attempt === Number(requestedAttempt));
  if (!question || !selectedAnswer) throw new Response("Not found", { status: 404 });

  const allAttempts = await listAttempts(owner, question.id);
  const attemptIndex = allAttempts.findIndex(
    (candidate) =>
      candidate.sessionId === session.id && candidate.attemptInSession === selectedAnswer.attempt,
  );
  const [firstAttempt, currentAttempt] = [allAttempts[0], allAttempts[attemptIndex]];
  const [questionComeback] = computeComebacks(
    allAttempts.map(({ at, score, isHelped }) => ({
      questionId: question.id,
      score,
      isHelped,
      at,
    })),
  );
  const reviewUrl = `/interview/sessions/${session.id}/review/${questionNumber}`;
  return {
    location: {
      questionId: question.id,
      sessionUrl: `/interview/sessions/${session.id}`,
      isEnded: session.endedAt !== null,
      questionNumber,
    },
    card: session.card.title,
    questionCount: session.questions.length,
    recordingKey: `${session.id} ${question.id} ${selectedAnswer.attempt}`,
    prompt: question.prompt,
    // A readable review carries the sentences of the answer itself.
    answer: selectedAnswer.review ? "" : selectedAnswer.text,
    code: selectedAnswer.code,
    sample: question.samples,
    isStory: question.kind === "behavioral",
    attemptNumber: attemptIndex + 1,
    review: selectedAnswer.review,
    help: selectedAnswer.help,
    followUp: getFollowUpState(session, questionNumber, selectedAnswer),
    secondOpinion: await getSecondOpinion(
      owner,
      { sessionId: session.id, questionId: question.id, attempt: selectedAnswer.attempt },
      selectedAnswer,
    ),
    secondOpinionUrl: `${reviewUrl}/opinion?attempt=${selectedAnswer.attempt}`,
    answerUrl: `${reviewUrl}/answer?attempt=${selectedAnswer.attempt}`,
    previousScore: allAttempts[attemptIndex - 1]?.score,
    comebackText: questionComeback
      ? describeComeback(questionComeback, toDay(new Date().toISOString()))
      : null,
    firstAttemptComparison:
      firstAttempt && currentAttempt && attemptIndex > 0
        ? compareAttempts(firstAttempt, currentAttempt)
        : null,
  };
}
