import { FormattedDate } from "~/ui/formatted-date";
import type { ShownReview } from "./reviews.server";
import { Stars } from "./stars";

interface ReviewListProps {
  reviews: readonly ShownReview[];
  mentor: { name: string; rating: number; reviews: number; isSample: boolean };
}

/** What people wrote after sessions that took place. */
export function ReviewList({ reviews, mentor }: ReviewListProps) {
  return (
    <section className="mt-12 border-t border-hairline pt-10">
      <h2 className="text-section">Reviews</h2>
      <p className="mt-2 max-w-(--measure) text-sm text-muted">
        {mentor.isSample
          ? `The rating of ${mentor.rating.toFixed(1)} and its ${mentor.reviews} reviews are samples: nobody wrote them. `
          : ""}
        Only people who had a session can write a review, one for each session. Mentors can’t delete
        reviews.
      </p>
      {reviews.length === 0 ? (
        <p className="mt-5 text-text-2">No reviews from this site yet.</p>
      ) : (
        <ul className="mt-5 grid gap-6 md:grid-cols-2">
          {reviews.map(({ id, rating, text, name, createdAt }) => (
            <li key={id} className="border-t border-hairline-strong pt-4">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
                <Stars rating={rating} />
                <span className="text-muted">
                  {name || "A visitor"}, <FormattedDate date={createdAt} short />
                </span>
              </p>
              <p className="mt-2 max-w-(--measure) whitespace-pre-line wrap-anywhere text-text-2">
                {text}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
