import type { Review } from "~/coach/types";
import type { KeyPoint, Question } from "~/data/questions/types";
import { countStored } from "~/practice/store/storage-limit.server";
import { withSessionTransaction } from "~/practice/store/queries.server";
import { runTask } from "~/practice/text-analysis/pool.server";

/** The follow-up to ask: the heaviest missed key point, else one only partly made. */
export function findFollowUpPoint(
  question: Question,
  review: Review | null,
): (KeyPoint & { followUp: string }) | undefined {
  // Flagged answers have nothing to follow up on.
  if (!review || review.flag) return undefined;
  const openPoints = question.keyPoints.flatMap((point) => {
    const status = review.keyPoints.find(({ id }) => id === point.id)?.status ?? "covered";
    return point.followUp && status !== "covered"
      ? [{ ...point, followUp: point.followUp, isPartial: status === "partial" }]
      : [];
  });
  return openPoints.toSorted(
    (a, b) => Number(a.isPartial) - Number(b.isPartial) || (b.weight ?? 1) - (a.weight ?? 1),
  )[0];
}

/** Reviews and saves a follow-up answer; only the first one per attempt is saved. */
export async function submitFollowUpAnswer(
  sessionId: string,
  question: Question,
  {
    attempt,
    text,
    seconds,
    point,
  }: {
    attempt: number;
    text: string;
    seconds: number | null;
    point: KeyPoint & { followUp: string };
  },
  ip: string,
): Promise<void> {
  const review = await runTask(
    "reviewAnswer",
    {
      kind: "technical",
      question: point.followUp,
      keyPoints: [point],
      reference: point.claim,
      answer: text,
      seconds,
    },
    { caller: ip },
  );
  const reviewJson = JSON.stringify(review);
  await countStored(ip, Buffer.byteLength(text + reviewJson));
  await withSessionTransaction(sessionId, (owner_id, connection) =>
    connection
      .insertInto("interview_follow_ups")
      .values({
        session_id: sessionId,
        question_id: question.id,
        attempt,
        owner_id,
        key_point_id: point.id,
        answer: text,
        review: reviewJson,
        created_at: new Date().toISOString(),
      })
      .onConflict((conflict) =>
        conflict.columns(["session_id", "question_id", "attempt"]).doNothing(),
      )
      .execute(),
  );
}
