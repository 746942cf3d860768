import type { KeyPointReview } from "~/coach/types";
import { getRecordingKey } from "~/practice/camera/recording-key";
import type { Answer, Session } from "~/practice/store/types";
import { formatClock } from "~/ui/format";

/** How sure it is that a point was made, as on every page. */
export type PointCertainty = "sure" | "thought" | "asked" | "left-out";

export interface Frame {
  number: number;
  name: string;
  state: "done" | "skipped";
  /** Its review; null where there is no answer. */
  to: string | null;
  /** Its recording in a browser that has it. */
  recordingKey: string | null;
  /** How long it was spoken, or how many words it has. */
  length: string;
  /** Words of each sentence, for the lines of a frame. */
  lines: number[];
  points: PointCertainty[];
  fact: string;
}

export interface Filmstrip {
  frames: Frame[];
  /** The one to tell again; null where nothing was answered. */
  again: { number: number; to: string } | null;
  reportUrl: string;
}

/** One frame a question of a live interview that has ended. */
export function buildFilmstrip(session: Session): Filmstrip {
  const sessionUrl = `/interview/sessions/${session.id}`;
  const answered = session.questions.map((question, index) => {
    const answer = session.answers.findLast(({ questionId }) => questionId === question.id);
    return { question, number: index + 1, answer, points: answer ? listPoints(answer) : [] };
  });
  const again = findAgain(answered);
  return {
    frames: answered.map(({ question, number, answer, points }) => ({
      number,
      name: question.name,
      state: answer ? "done" : "skipped",
      to: answer ? `${sessionUrl}/review/${number}` : null,
      recordingKey: answer
        ? getRecordingKey({
            sessionId: session.id,
            questionId: question.id,
            attempt: answer.attempt,
          })
        : null,
      length: answer ? describeLength(answer) : "",
      lines: answer?.review?.sentences.slice(0, 5).map(({ text }) => countWords(text)) ?? [],
      points,
      fact: answer
        ? describePoints(points, hasFollowUp(session, answer))
        : "Not answered in this interview",
    })),
    again: again && { number: again.number, to: `/interview/questions/${again.question.id}/again` },
    reportUrl: `${sessionUrl}/report`,
  };
}

interface Answered {
  answer: Answer | undefined;
  points: PointCertainty[];
}

/** Most points open, then the shortest. */
function findAgain<Item extends Answered>(items: readonly Item[]): Item | null {
  const [first] = items
    .filter(({ answer }) => answer !== undefined)
    .toSorted(
      (a, b) =>
        countOf(b.points, "asked") - countOf(a.points, "asked") ||
        countWords(a.answer?.text ?? "") - countWords(b.answer?.text ?? ""),
    );
  return first ?? null;
}

const listPoints = ({ review }: Answer): PointCertainty[] =>
  review && !review.flag ? review.keyPoints.map(getCertainty) : [];

function getCertainty({ status, source }: KeyPointReview): PointCertainty {
  if (status === "missed") return "left-out";
  if (status === "asked") return "asked";
  return source === "thought" || source === "model" ? "thought" : "sure";
}

function describePoints(points: readonly PointCertainty[], hasFollowUpAnswer: boolean): string {
  const openCount = countOf(points, "asked");
  const toldCount = points.length - openCount - countOf(points, "left-out");
  const facts = [
    ...(toldCount > 0 ? [`${toldCount} told`] : []),
    ...(openCount > 0 ? [`${openCount} to check`] : []),
    ...(hasFollowUpAnswer ? ["one follow-up"] : []),
  ];
  return facts.join(", ") || "No points to check";
}

const hasFollowUp = ({ followUps }: Session, { questionId, attempt }: Answer): boolean =>
  followUps.some((followUp) => followUp.questionId === questionId && followUp.attempt === attempt);

const describeLength = ({ seconds, text }: Answer): string =>
  seconds === null ? `${countWords(text)} words` : formatClock(seconds);

const countOf = (points: readonly PointCertainty[], wanted: PointCertainty): number =>
  points.filter((point) => point === wanted).length;

const countWords = (text: string): number => text.match(/\S+/g)?.length ?? 0;
