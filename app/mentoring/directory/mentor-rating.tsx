import type { ReactNode } from "react";
import { pluralize } from "~/ui/format";
import type { Mentor } from "~/data/mentor-types";

export function MentorRating({
  mentor,
  className = "",
  children,
}: {
  mentor: Pick<Mentor, "rating" | "reviews"> & { isSample?: boolean };
  className?: string;
  /** At the end of the line. */
  children?: ReactNode;
}) {
  if (mentor.reviews === 0)
    return (
      <p className={`rating text-muted ${className}`}>
        No reviews yet
        {children}
      </p>
    );
  return (
    <p className={`rating icon-before icon-star num ${className}`}>
      <span className="sr-only">Rated </span>
      {mentor.rating.toFixed(1)}
      <span className="text-muted">
        {pluralize(mentor.reviews, "review")}
        {mentor.isSample ? " (sample)" : ""}
      </span>
      {children}
    </p>
  );
}
