import type { Review } from "~/coach/types";

/** A sentence that was given for a point, and that the person is asked about once more. */
export interface Doubt {
  point: { id: string; label: string };
  sentence: number;
}

/** The one that an address names; null once the point is settled. */
export function findDoubt(review: Review, request: Request): Doubt | null {
  const params = new URL(request.url).searchParams;
  const point = review.keyPoints.find(
    ({ id, status }) => id === params.get("point") && status === "asked",
  );
  const sentence = Number(params.get("sentence")) - 1;
  return point && review.sentences[sentence]
    ? { point: { id: point.id, label: point.label }, sentence }
    : null;
}
