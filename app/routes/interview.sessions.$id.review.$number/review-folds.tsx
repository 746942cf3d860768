import { AttemptComparison } from "~/feedback/attempts/attempt-comparison";
import { Fold } from "~/feedback/review/fold";
import { HowScored } from "~/feedback/review/how-scored";
import { DeleteLink, RecordSection } from "~/feedback/review/record-section";
import { ReviewPoints } from "~/feedback/review/review-points";
import { SampleAnswers } from "~/feedback/review/sample-answers";
import { SubmittedCode } from "~/practice/code/submitted-code";
import { FollowUpPanel } from "~/practice/follow-up/follow-up-panel";
import { FormattedDate } from "~/ui/formatted-date";
import { Link } from "~/ui/link";
import type { ReviewData } from "./review.server";

/** What a review says beyond its first view. */
export function ReviewFolds({ data }: { data: ReviewData }) {
  const { location, review, shown, sample, code, followUp, record, dueText } = data;
  const isAnswer = review?.flag !== "nonsense";
  const isShort = shown?.isShort === true;
  const codeFold =
    code && review?.sentences.length !== 0 ? (
      <Fold title="Your code">
        <SubmittedCode {...code} isAnswer />
      </Fold>
    ) : null;
  if (!isAnswer) return codeFold && <div className="review-folds">{codeFold}</div>;
  const followUpPanel = followUp && <FollowUpPanel state={followUp} />;
  const howScored = review && <HowScored {...data} review={review} note={data.scoreNote} />;
  return (
    <div className="review-folds">
      {review && isShort ? (
        <Fold title="What this question listens for">
          <ReviewPoints {...data} {...shown} review={review} />
          <div className="mt-10 grid gap-10">
            {followUpPanel}
            {howScored}
          </div>
        </Fold>
      ) : null}
      {review && sample.senior !== "" ? (
        <Fold title={sample.junior === "" ? "Your sample answer" : "Samples"}>
          <SampleAnswers {...sample} />
        </Fold>
      ) : null}
      {howScored && !isShort ? (
        <Fold title={data.lesson ? "How it is read" : "Scoring"}>{howScored}</Fold>
      ) : null}
      {codeFold}
      <AttemptChanges data={data} />
      {followUpPanel && !isShort ? <Fold title="Follow-up">{followUpPanel}</Fold> : null}
      <Fold
        title={data.lesson ? "Delete or answer again" : "Keep or delete"}
        isOpen={record.isExcluded && record.canCount}
      >
        {data.lesson ? <DeleteLink to={record.deleteUrl} /> : <RecordSection {...record} />}
        <p className="mt-5 flex flex-wrap items-center gap-x-6 text-sm text-muted">
          {dueText}
          <Link to={`/interview/questions/${location.questionId}/again`} className="next-link">
            Answer again
          </Link>
          <Link to={`${location.sessionUrl}/report`} className="next-link">
            Report
          </Link>
        </p>
      </Fold>
    </div>
  );
}

function AttemptChanges({ data: { location, firstAttemptComparison } }: { data: ReviewData }) {
  if (firstAttemptComparison === null) return null;
  const { before, after } = firstAttemptComparison;
  return (
    <Fold title="What changed since your first attempt">
      <section id="first-attempt">
        <p className="mb-7 flex flex-wrap items-baseline gap-x-3.5 gap-y-1 text-sm text-muted">
          <span>
            {before.at.slice(0, 10) === after.at.slice(0, 10) ? null : (
              <>
                <FormattedDate date={before.at} /> to{" "}
              </>
            )}
            <FormattedDate date={after.at} />. Hollow dot: first attempt
          </span>
          <Link to={`/interview/questions/${location.questionId}`} className="next-link lg:ml-auto">
            All attempts at this question
          </Link>
        </p>
        <AttemptComparison {...firstAttemptComparison} />
      </section>
    </Fold>
  );
}
