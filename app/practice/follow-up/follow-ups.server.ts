import type { Review } from "~/coach/types";
import type { KeyPoint, Question } from "~/data/questions/types";
import type { AnswerTarget, SubmittedAnswer } from "~/practice/answer/types";
import { withSessionTransaction } from "~/practice/store/queries.server";
import { runTask } from "~/practice/text-analysis/pool.server";

/** The follow-up to ask: the heaviest key point that is open or was left out, else one only partly made. */
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

/** Reviews and saves a follow-up answer, and returns its size; only the first one per attempt is saved. */
export async function submitFollowUpAnswer(
  { ip, session, question }: AnswerTarget,
  point: KeyPoint & { followUp: string },
  { attempt, text, seconds }: SubmittedAnswer & { attempt: number },
): Promise<number> {
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
  await withSessionTransaction(session.id, (owner_id, connection) =>
    connection
      .insertInto("interview_follow_ups")
      .values({
        session_id: session.id,
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
  return Buffer.byteLength(text + reviewJson);
}
