import type { Review } from "~/coach/types";
import type { KeyPoint, Question } from "~/data/questions/types";
import { askAbout, DEFAULT_LIVE_SETTINGS, getWording } from "~/practice/live-room/interviewers";
import type { AnswerTarget, SubmittedAnswer } from "~/practice/answer/types";
import { withSessionTransaction } from "~/practice/store/queries.server";
import type { Answer, Session } from "~/practice/store/types";
import { runTask } from "~/practice/text-analysis/pool.server";
import { findQuote } from "./find-quote";

type FollowUpPoint = KeyPoint & { followUp: string };

export interface FollowUpQuestion {
  /** Said before it in a live interview. */
  leadIn: string;
  prompt: string;
  /** Null for one that quotes the answer. */
  point: FollowUpPoint | null;
}

/** What to ask after an answer, if anything. */
export function findFollowUp(
  session: Pick<Session, "mode" | "live">,
  question: Question,
  answer: Pick<Answer, "review">,
): FollowUpQuestion | undefined {
  const point = findFollowUpPoint(question, answer.review);
  const aboutPoint = point && { leadIn: "", prompt: point.followUp, point };
  return session.mode === "live"
    ? findLiveFollowUp(session, question, answer.review, aboutPoint)
    : aboutPoint;
}

/** Below this many words an answer is thin. */
const THIN_ANSWER_WORDS = 40;

/** An interviewer also follows up on a thin answer, and asks once more where the question was missed. */
function findLiveFollowUp(
  session: Pick<Session, "live">,
  question: Question,
  review: Review | null,
  aboutPoint: FollowUpQuestion | undefined,
): FollowUpQuestion | undefined {
  if (!review) return undefined;
  const settings = session.live ?? DEFAULT_LIVE_SETTINGS;
  const { repeat, beforeFollowUp } = getWording(settings);
  if (review.flag === "off-topic" || review.flag === "echo")
    return { leadIn: repeat, prompt: question.prompt, point: null };
  if (review.flag) return undefined;
  const isStory = question.kind === "behavioral" || question.kind === "motivation";
  if (!isStory && aboutPoint) return { ...aboutPoint, leadIn: beforeFollowUp };
  const quote =
    isStory || review.facts.words < THIN_ANSWER_WORDS
      ? findQuote(review.sentences.map(({ text }) => text))
      : null;
  if (!quote) return aboutPoint && { ...aboutPoint, leadIn: beforeFollowUp };
  const probe = isStory ? quote.probe : "know";
  return { leadIn: "", prompt: askAbout(settings, probe, quote.quote), point: null };
}

/** The follow-up to ask: the heaviest key point that is open or was left out, else one only partly made. */
function findFollowUpPoint(question: Question, review: Review | null): FollowUpPoint | undefined {
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
  { prompt, point }: FollowUpQuestion,
  { attempt, text, seconds }: SubmittedAnswer & { attempt: number },
): Promise<number> {
  const reviewJson = point ? JSON.stringify(await reviewPoint(ip, point, { text, seconds })) : "";
  await withSessionTransaction(session.id, (owner_id, connection) =>
    connection
      .insertInto("interview_follow_ups")
      .values({
        session_id: session.id,
        question_id: question.id,
        attempt,
        owner_id,
        key_point_id: point?.id ?? "",
        prompt: point ? null : prompt,
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

const reviewPoint = (caller: string, point: FollowUpPoint, { text, seconds }: SubmittedAnswer) =>
  runTask(
    "reviewAnswer",
    {
      kind: "technical",
      question: point.followUp,
      keyPoints: [point],
      reference: point.claim,
      answer: text,
      seconds,
    },
    { caller },
  );
