import Star from "lucide-react/icons/star";
import { RATING_VALUES } from "./ratings";

/** A rating as filled and empty stars. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span className="inline-flex gap-0.5">
      <span className="sr-only">{rating} of 5</span>
      {RATING_VALUES.map((_, index) => (
        <Star
          key={RATING_VALUES[index]}
          className={`size-4 ${index < rating ? "fill-primary text-primary" : "text-hairline-strong"}`}
          aria-hidden
        />
      ))}
    </span>
  );
}
