import type { Review } from "~/coach/types";
import { getSentenceState } from "~/feedback/parts/marked-answer";
import { getRecordingKey } from "~/practice/camera/recording-key";
import type { Answer, Session } from "~/practice/store/types";
import type { RecordedAnswer, ToldSentence } from "./types";

/** What may have been recorded of an attempt: its answer, and the answer to its follow-up. */
export function listRecordedAnswers(
  { id, followUps }: Pick<Session, "id" | "followUps">,
  { questionId, attempt, review }: Pick<Answer, "questionId" | "attempt" | "review">,
): RecordedAnswer[] {
  const recorded = { sessionId: id, questionId, attempt };
  const followUp = followUps.find(
    (other) => other.questionId === questionId && other.attempt === attempt,
  );
  const answers: RecordedAnswer[] = [
    {
      recordingKey: getRecordingKey(recorded),
      title: "Answer",
      sentences: listSentences(review),
    },
  ];
  if (followUp)
    answers.push({
      recordingKey: getRecordingKey({ ...recorded, part: "follow-up" }),
      title: "Follow-up",
      sentences: listSentences(followUp.review),
    });
  return answers;
}

function listSentences(review: Review | null): ToldSentence[] {
  if (!review || review.flag === "nonsense") return [];
  return review.sentences.map(({ text, start, end }, index) => ({
    text,
    state: getSentenceState(index, review.keyPoints) ?? null,
    fillers: review.fillers
      .filter((filler) => filler.start >= start && filler.end <= end)
      .map((filler) => ({ start: filler.start - start, end: filler.end - start })),
  }));
}
