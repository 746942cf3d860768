import { UNREADABLE_REVIEW } from "~/practice/store/unreadable-review";
import { AnswerAgainLink } from "~/feedback/attempts/answer-again";
import type { ReviewLocation } from "./review-actions";

interface UnreadableReviewViewProps {
  /** The text of the answer. */
  answer: string;
  location: ReviewLocation;
}

/** In place of a review whose stored form is damaged: the answer, and how to get a new review. */
export function UnreadableReviewView({ answer, location }: UnreadableReviewViewProps) {
  return (
    <>
      <section className="my-8 lg:my-10">
        <h1 className="review-verdict">{UNREADABLE_REVIEW}</h1>
        <p className="mt-3 max-w-(--measure) text-text-2">
          Its stored data is damaged, so it is left out of your averages. Your answer is still here.
          Answer the question again to get a new review.
        </p>
        <div className="mt-6">
          <AnswerAgainLink questionId={location.questionId} size="lg" />
        </div>
      </section>
      <section className="border-t border-hairline py-10">
        <h2 className="text-section">Your answer</h2>
        <p className="mt-4 max-w-(--measure) text-read whitespace-pre-line wrap-anywhere">
          {answer}
        </p>
      </section>
    </>
  );
}
