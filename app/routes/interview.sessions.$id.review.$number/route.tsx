import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { PageHandle } from "~/platform/http/page-handle";
import { ArrowLeft } from "~/ui/icons";
import { SubmittedCode } from "~/practice/code/submitted-code";
import { EarlierReviewView } from "~/feedback/review/earlier-review-view";
import { NoAnswerView } from "~/feedback/review/no-answer-view";
import { RecordingsSection } from "~/feedback/recording/recordings-section";
import { ReviewView } from "~/feedback/review/review-view";
import { UnreadableReviewView } from "~/feedback/review/unreadable-review-view";
import { ReviewActions } from "~/feedback/review/review-actions";
import { BackLink } from "~/ui/back-link";
import { Link } from "~/ui/link";
import { Tag } from "~/ui/tag";
import { MarkComparison } from "~/mentoring/marks/mark-comparison";
import { Page } from "~/ui/layout/page";
import { pageMeta } from "~/ui/page-meta";
import sessionStyles from "~/styles/kinds/session.css?url";
import { linkStyles } from "~/ui/style-links";
import { isByEarlierRubric } from "~/practice/store/earlier-rubric";
import { action, loader, type ReviewData } from "./review.server";
import { ReviewFolds } from "./review-folds";

export { action, loader };
export { SessionErrorBoundary as ErrorBoundary } from "~/practice/store/session-error";

export const handle = { access: "owner" } satisfies PageHandle;

export const links = linkStyles(sessionStyles);

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data && { title: `Review of question ${data.location.questionNumber}` });

export default function InterviewReview() {
  const data = useLoaderData<typeof loader>();
  const { location, card, questionCount, attemptNumber, record, marks, review } = data;
  const isAnswer = review?.flag !== "nonsense";
  return (
    <Page compact>
      <nav aria-label="Session" className="flex flex-wrap items-center gap-x-4 gap-y-3 md:min-h-9">
        <p className="num flex flex-wrap items-center gap-2 text-sm text-muted">
          <Link
            to={location.isEnded ? `${location.sessionUrl}/report` : location.sessionUrl}
            className="-my-3 flex min-h-11 items-center gap-1.5 font-medium text-text-2 hover:text-text"
          >
            <ArrowLeft className="size-4" aria-hidden />
            {card}
          </Link>
          {questionCount > 1 ? (
            <>
              <span aria-hidden>/</span> Question {location.questionNumber} of {questionCount}
            </>
          ) : null}{" "}
          {attemptNumber > 1 && isAnswer ? <Tag>Attempt {attemptNumber}</Tag> : null}
          {record.isExcluded && isAnswer && !data.lesson ? <Tag>Not in your record</Tag> : null}
        </p>
        {review && isAnswer && !isByEarlierRubric(review) ? null : (
          <ReviewActions location={location} {...(!isAnswer && { label: "Skip it" })} />
        )}
      </nav>
      {data.lesson ? <BackLink to={data.lesson.to}>Back to the lesson</BackLink> : null}
      <p aria-live="polite" data-swap-news className="sr-only" />
      <div data-swap="review">
        <ReviewContent data={data} />
        <RecordingsSection {...data.recordings} />
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
        <ReviewFolds data={data} />
      </div>
      {data.asksAboutPerson && isAnswer ? (
        <nav aria-label="About you" className="mt-8 text-sm text-text-2">
          What should this lead to?{" "}
          <Link
            to={`/about-you?${new URLSearchParams({ returnTo: `${location.sessionUrl}/review/${location.questionNumber}` })}`}
            className="text-primary-ink underline underline-offset-3"
          >
            Two questions about you
          </Link>
        </nav>
      ) : null}
    </Page>
  );
}

function ReviewContent({ data }: { data: ReviewData }) {
  const { question, location, review, shown, code, repliesUrl, isOlderAttempt } = data;
  if (review === null || shown === null)
    return (
      <>
        <p className="review-question mt-3">{question.prompt}</p>
        <UnreadableReviewView answer={data.answer} location={location} />
      </>
    );
  if (isByEarlierRubric(review))
    return <EarlierReviewView review={review} prompt={question.prompt} repliesUrl={repliesUrl} />;
  if (review.flag === "nonsense")
    return (
      <NoAnswerView
        prompt={question.prompt}
        text={data.answer}
        questionId={question.id}
        repliesUrl={repliesUrl}
        deleteUrl={data.record.deleteUrl}
        isOlderAttempt={isOlderAttempt}
      />
    );
  return (
    <ReviewView
      {...shown}
      location={location}
      review={review}
      question={question}
      isStory={data.isStory}
      previousScore={data.previousScore}
      repliesUrl={repliesUrl}
      answeredPoints={data.answeredPoints}
      answerUrl={data.answerUrl}
      closingLink={data.closingLink}
      storyLink={data.storyLink}
      answerInstead={
        code && review.sentences.length === 0 ? <SubmittedCode {...code} isAnswer /> : null
      }
    />
  );
}
