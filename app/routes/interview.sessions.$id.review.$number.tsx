import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { ArrowLeft } from "lucide-react";
import { findOwner } from "~/accounts/session/owner.server";
import { RecordingPlayer } from "~/practice/camera/recording-player";
import { SubmittedCode } from "~/practice/code/submitted-code";
import { describeComeback } from "~/comeback/comeback-text";
import { toDay, computeComebacks } from "~/comeback/compute-comebacks";
import { FollowUpPanel } from "~/practice/follow-up/follow-up-panel";
import { getFollowUpState } from "~/practice/follow-up/follow-up-state.server";
import { getSecondOpinion } from "~/feedback/second-opinion/second-opinion.server";
import { requireReviewableSession } from "~/interviews/require-session.server";
import { ReviewView } from "~/feedback/review/review-view";
import { ReviewActions } from "~/feedback/review/review-actions";
import { compareReviews } from "~/feedback/parts/compare-reviews";
import { AttemptComparison, toComparedAttempt } from "~/feedback/attempts/attempt-comparison";
import { listAttempts } from "~/feedback/attempts/attempts.server";
import { Tag } from "~/ui/tag";
import { Page } from "~/ui/layout/page";
import { pageMeta } from "~/ui/page-meta";
import { FormattedDate } from "~/ui/formatted-date";

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
    allAttempts.map(({ at, review, isHelped }) => ({
      questionId: question.id,
      score: review.score,
      isHelped,
      at,
    })),
  );
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
    secondOpinionUrl: `/interview/sessions/${session.id}/review/${questionNumber}/opinion?attempt=${selectedAnswer.attempt}`,
    previousScore: allAttempts[attemptIndex - 1]?.review.score,
    comebackText: questionComeback
      ? describeComeback(questionComeback, toDay(new Date().toISOString()))
      : null,
    firstAttemptComparison:
      firstAttempt && currentAttempt && attemptIndex > 0
        ? {
            before: toComparedAttempt(firstAttempt),
            after: toComparedAttempt(currentAttempt),
            comparison: compareReviews(firstAttempt.review, currentAttempt.review),
          }
        : null,
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data && { title: `Review of question ${data.location.questionNumber}` });

export default function InterviewReview() {
  const {
    location,
    card,
    questionCount,
    prompt,
    sample,
    isStory,
    attemptNumber,
    review,
    help,
    recordingKey,
    code,
    followUp,
    secondOpinion,
    secondOpinionUrl,
    previousScore,
    comebackText,
    firstAttemptComparison,
  } = useLoaderData<typeof loader>();
  return (
    <Page compact>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <p className="num flex flex-wrap items-center gap-2 text-sm text-muted">
          <Link
            reloadDocument={!location.isEnded}
            to={location.isEnded ? `${location.sessionUrl}/report` : location.sessionUrl}
            className="flex items-center gap-1.5 font-medium text-text-2 hover:text-text"
          >
            <ArrowLeft className="size-4" aria-hidden />
            {card}
          </Link>
          <span aria-hidden>/</span> Question {location.questionNumber} of {questionCount}{" "}
          {attemptNumber > 1 ? <Tag>Attempt {attemptNumber}</Tag> : null}
        </p>
        <ReviewActions location={location} />
      </div>
      <h1 className="mt-3.5 max-w-[26em] text-title">{prompt}</h1>
      <ReviewView
        review={review}
        help={help}
        previousScore={previousScore}
        sample={sample}
        isStory={isStory}
        location={location}
        comebackText={comebackText}
        secondOpinion={secondOpinion}
        secondOpinionUrl={secondOpinionUrl}
        belowScore={
          <>
            {followUp ? <FollowUpPanel state={followUp} /> : null}
            <RecordingPlayer key={recordingKey} recordingKey={recordingKey} />
          </>
        }
      >
        {firstAttemptComparison === null ? null : (
          <section className="border-t border-hairline py-10">
            <div className="mb-7 flex flex-wrap items-baseline gap-x-3.5 gap-y-1">
              <h2 className="text-section">What changed since your first try</h2>
              <p className="text-sm text-muted">
                <FormattedDate date={firstAttemptComparison.before.at} /> to{" "}
                <FormattedDate date={firstAttemptComparison.after.at} />. Hollow dot: first try
              </p>
              <Link
                to={`/interview/questions/${location.questionId}`}
                className="text-sm text-primary-ink underline underline-offset-3 md:ml-auto"
              >
                Every try at this question
              </Link>
            </div>
            <AttemptComparison {...firstAttemptComparison} />
          </section>
        )}
      </ReviewView>
      {code ? <SubmittedCode code={code} /> : null}
    </Page>
  );
}
