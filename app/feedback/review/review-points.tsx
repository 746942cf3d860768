import type { Review } from "~/coach/types";
import { PointRow } from "~/feedback/parts/point-row";
import { PointAction, PointReply, type PointAsk } from "~/feedback/replies/point-reply";

export interface ReviewPointsProps {
  review: Pick<Review, "keyPoints" | "sentences">;
  repliesUrl: string;
  /** Whether the person can reply. */
  canAnswer: boolean;
  /** What is asked about a point, by its id. */
  asks: Readonly<Record<string, PointAsk>>;
  /** The points the person said something about. */
  answeredPoints: readonly string[];
  /** The point that is asked about as the next thing to do. */
  nextPoint?: string | undefined;
}

/** The points of the question, each with its sentence and what can be said about it. */
export function ReviewPoints({
  review,
  repliesUrl,
  canAnswer,
  asks,
  answeredPoints,
  nextPoint,
}: ReviewPointsProps) {
  return (
    <ol>
      {review.keyPoints.map((point) => (
        <PointRow
          key={point.id}
          point={point}
          action={
            canAnswer ? (
              <PointAction
                action={repliesUrl}
                point={point}
                isAnswered={answeredPoints.includes(point.id)}
              />
            ) : null
          }
        >
          {canAnswer && point.id !== nextPoint && !answeredPoints.includes(point.id) ? (
            <PointReply
              action={repliesUrl}
              point={point}
              count={review.sentences.length}
              {...(asks[point.id] ?? { ask: "" })}
            />
          ) : null}
        </PointRow>
      ))}
    </ol>
  );
}
