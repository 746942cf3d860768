import type { OwnPoint } from "~/coach/types";
import type { Question } from "~/data/questions/types";
import type { AttemptKey } from "~/practice/store/queries.server";
import { countStored } from "~/practice/store/storage-limit.server";
import type { Answer } from "~/practice/store/types";
import { countTests } from "~/practice/store/count-tests";
import { OverloadError } from "~/practice/text-analysis/overload";
import { runTask } from "~/practice/text-analysis/pool.server";
import { canMarkPoint, canMarkPoints, keepsMarks } from "./can-mark";
import { saveOwnPoints } from "./queries.server";

export type OwnPointsResult = { ok: true } | { ok: false; message: string; status: number };

const CHANGED: OwnPointsResult = {
  ok: false,
  status: 409,
  message: "This answer’s points were changed in another tab. Check them and try again.",
};

interface OwnPointsRequest {
  owner: string;
  sessionId: string;
  question: Question;
  answer: Answer;
  ip: string;
}

/** Counts a point the person says they made, in the sentence they chose. */
export async function markOwnPoint(
  request: OwnPointsRequest,
  { keyPointId, sentence }: OwnPoint,
): Promise<OwnPointsResult> {
  const { review, ownPoints } = request.answer;
  const point = review?.keyPoints.find(({ id }) => id === keyPointId);
  if (!review || !point || !review.sentences[sentence])
    return refuse(404, "This answer has no such point or sentence.");
  if (ownPoints.some((own) => own.keyPointId === keyPointId))
    return refuse(409, "You already marked this point.");
  if (!canMarkPoint(point)) return refuse(409, "The coach already judged this point.");
  if (!canMarkPoints(review)) return refuse(409, "Points can’t be marked in this review.");
  return updateOwnPoints(request, [...ownPoints, { keyPointId, sentence }]);
}

/** Takes a marked point back. */
export async function undoOwnPoint(
  request: OwnPointsRequest,
  keyPointId: string,
): Promise<OwnPointsResult> {
  const { ownPoints } = request.answer;
  if (!ownPoints.some((own) => own.keyPointId === keyPointId))
    return refuse(404, "You haven’t marked this point.");
  return updateOwnPoints(
    request,
    ownPoints.filter((own) => own.keyPointId !== keyPointId),
  );
}

async function updateOwnPoints(
  { owner, sessionId, question, answer, ip }: OwnPointsRequest,
  ownPoints: readonly OwnPoint[],
): Promise<OwnPointsResult> {
  const key: AttemptKey = { sessionId, questionId: question.id, attempt: answer.attempt };
  if (ownPoints.length === 0)
    return (await saveOwnPoints(owner, key, answer.ownPoints, null)) ? { ok: true } : CHANGED;
  try {
    const { kind, prompt, keyPoints, samples } = question;
    const review = countTests(
      await runTask(
        "reviewAnswer",
        {
          kind,
          question: prompt,
          keyPoints,
          reference: samples.senior,
          answer: answer.text,
          seconds: answer.seconds,
          ownPoints,
        },
        { caller: ip },
      ),
      answer.code,
    );
    if (answer.review && !keepsMarks(review, answer.review, ownPoints))
      return refuse(
        409,
        "The coach has changed since this review and reads the answer differently. Answer the question again.",
      );
    const json = JSON.stringify(review);
    if (
      !(await saveOwnPoints(owner, key, answer.ownPoints, {
        points: ownPoints,
        review: json,
        score: review.score,
      }))
    )
      return CHANGED;
    await countStored(ip, Buffer.byteLength(json));
    return { ok: true };
  } catch (error) {
    if (!(error instanceof OverloadError)) throw error;
    return refuse(503, "Many answers are being reviewed right now. Try again in a few seconds.");
  }
}

function refuse(status: number, message: string): OwnPointsResult {
  return { ok: false, status, message };
}
