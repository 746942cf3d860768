import { pluralize } from "~/ui/format";
import type { Mentor } from "~/data/mentor-types";

export function MentorRating({
  mentor,
  className = "",
}: {
  mentor: Pick<Mentor, "rating" | "reviews"> & { isSample?: boolean };
  className?: string;
}) {
  if (mentor.reviews === 0)
    return <p className={`text-sm text-muted ${className}`}>No reviews yet</p>;
  return (
    <p className={`num flex items-center gap-1.5 text-sm ${className}`}>
      <i className="icon icon-star size-4 text-primary" />
      <span>
        <span className="sr-only">Rated </span>
        {mentor.rating.toFixed(1)}
      </span>
      <span className="text-muted">
        {pluralize(mentor.reviews, "review")}
        {mentor.isSample ? " (sample)" : ""}
      </span>
    </p>
  );
}
