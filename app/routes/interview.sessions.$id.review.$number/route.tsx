import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { PageHandle } from "~/platform/http/page-handle";
import { ArrowLeft } from "~/ui/icons";
import { RecordingPlayer } from "~/practice/camera/recording-player";
import { SubmittedCode } from "~/practice/code/submitted-code";
import { FollowUpPanel } from "~/practice/follow-up/follow-up-panel";
import { RecordSection } from "~/feedback/review/record-section";
import { ReviewView } from "~/feedback/review/review-view";
import { UnreadableReviewView } from "~/feedback/review/unreadable-review-view";
import { ReviewActions } from "~/feedback/review/review-actions";
import { Link } from "~/ui/link";
import { Tag } from "~/ui/tag";
import { MarkComparison } from "~/mentoring/marks/mark-comparison";
import { AttemptComparison } from "~/feedback/attempts/attempt-comparison";
import { Page } from "~/ui/layout/page";
import { pageMeta } from "~/ui/page-meta";
import { FormattedDate } from "~/ui/formatted-date";
import sessionStyles from "~/styles/kinds/session.css?url";
import { linkStyles } from "~/ui/style-links";
import { action, loader } from "./review.server";

export { action, loader };
export { SessionErrorBoundary as ErrorBoundary } from "~/practice/store/session-error";

export const handle = { access: "owner" } satisfies PageHandle;

export const links = linkStyles(sessionStyles);

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data && { title: `Review of question ${data.location.questionNumber}` });

export default function InterviewReview() {
  const {
    location,
    card,
    questionCount,
    prompt,
    sample,
    usualWords,
    isStory,
    attemptNumber,
    answer,
    review,
    help,
    recordingKey,
    code,
    followUp,
    secondOpinion,
    secondOpinionUrl,
    repliesUrl,
    asks,
    answeredPoints,
    isOlderAttempt,
    scoreNote,
    answerUrl,
    record,
    marks,
    previousScore,
    dueText,
    firstAttemptComparison,
  } = useLoaderData<typeof loader>();
  const isCodeAlone = code !== null && review?.sentences.length === 0;
  const belowAnswer = (
    <>
      {followUp ? <FollowUpPanel state={followUp} /> : null}
      <RecordingPlayer recordingKey={recordingKey} />
    </>
  );
  return (
    <Page compact>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <p className="num flex flex-wrap items-center gap-2 text-sm text-muted">
          <Link
            to={location.isEnded ? `${location.sessionUrl}/report` : location.sessionUrl}
            className="-my-3 flex min-h-11 items-center gap-1.5 font-medium text-text-2 hover:text-text"
          >
            <ArrowLeft className="size-4" aria-hidden />
            {card}
          </Link>
          <span aria-hidden>/</span> Question {location.questionNumber} of {questionCount}{" "}
          {attemptNumber > 1 ? <Tag>Attempt {attemptNumber}</Tag> : null}
          {record.isExcluded ? <Tag>Not in your record</Tag> : null}
        </p>
        <ReviewActions location={location} />
      </div>
      <h1 className="mt-3.5 max-w-[26em] text-title">{prompt}</h1>
      {review === null ? (
        <UnreadableReviewView answer={answer} location={location} belowScore={belowAnswer} />
      ) : (
        <ReviewView
          review={review}
          help={help}
          previousScore={previousScore}
          sample={sample}
          usualWords={usualWords}
          isStory={isStory}
          location={location}
          dueText={dueText}
          secondOpinion={secondOpinion}
          secondOpinionUrl={secondOpinionUrl}
          repliesUrl={repliesUrl}
          asks={asks}
          answeredPoints={answeredPoints}
          isOlderAttempt={isOlderAttempt}
          scoreNote={scoreNote}
          answerUrl={answerUrl}
          belowAnswer={belowAnswer}
          answerInstead={isCodeAlone && code ? <SubmittedCode {...code} isAnswer /> : null}
        >
          {firstAttemptComparison === null ? null : (
            <section id="first-attempt" className="border-t border-hairline py-10">
              <div className="mb-7 flex flex-wrap items-baseline gap-x-3.5 gap-y-1">
                <h2 className="text-section">What changed since your first attempt</h2>
                <p className="text-sm text-muted">
                  {isSameDay(firstAttemptComparison) ? null : (
                    <>
                      <FormattedDate date={firstAttemptComparison.before.at} /> to{" "}
                    </>
                  )}
                  <FormattedDate date={firstAttemptComparison.after.at} />. Hollow dot: first
                  attempt
                </p>
                <Link
                  to={`/interview/questions/${location.questionId}`}
                  className="text-sm text-primary-ink underline underline-offset-3 lg:ml-auto"
                >
                  All attempts at this question
                </Link>
              </div>
              <AttemptComparison {...firstAttemptComparison} />
            </section>
          )}
        </ReviewView>
      )}
      {marks.length === 0 ? null : (
        <section id="marks" className="border-t border-hairline py-10">
          <h2 className="text-section">Your mentor’s mark</h2>
          {marks.map(({ key, mentorName, ...comparison }) => (
            <div key={key} className="mt-4">
              <p className="text-sm text-text-2">{mentorName} read this answer and marked it.</p>
              <MarkComparison {...comparison} />
            </div>
          ))}
        </section>
      )}
      {code && !isCodeAlone ? <SubmittedCode {...code} /> : null}
      <RecordSection {...record} />
    </Page>
  );
}

function isSameDay({ before, after }: { before: { at: string }; after: { at: string } }): boolean {
  return before.at.slice(0, 10) === after.at.slice(0, 10);
}
