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
  /** Its review; without an answer, the page that asks it. */
  to: string;
  /** Its recording in a browser that has it. */
  recordingKey: string | null;
  /** How long it was spoken, or how many words it has. */
  length: string;
  /** Words of each sentence, for the lines of a frame. */
  lines: number[];
  points: PointCertainty[];
  fact: string;
}

interface NextQuestion {
  number: number;
  to: string;
}

export interface Filmstrip {
  frames: Frame[];
  /** The one to tell again; null where nothing was answered. */
  again: NextQuestion | null;
  /** The first without an answer. */
  unanswered: NextQuestion | null;
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
  const unanswered = answered.find(({ answer }) => answer === undefined);
  return {
    frames: answered.map(({ question, number, answer, points }) => ({
      number,
      name: question.name,
      state: answer ? "done" : "skipped",
      to: answer ? `${sessionUrl}/review/${number}` : `/interview/questions/${question.id}`,
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
      fact: answer ? describePoints(points, hasFollowUp(session, answer)) : "not answered",
    })),
    again: again && { number: again.number, to: `/interview/questions/${again.question.id}/again` },
    unanswered: unanswered
      ? { number: unanswered.number, to: `/interview/questions/${unanswered.question.id}` }
      : null,
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
  const counts = [
    { count: countOf(points, "sure"), label: "told" },
    { count: countOf(points, "thought"), label: "we think so" },
    { count: countOf(points, "asked"), label: "to check" },
  ];
  const facts = [
    ...counts.flatMap(({ count, label }) => (count > 0 ? [`${count} ${label}`] : [])),
    ...(hasFollowUpAnswer ? ["one follow-up"] : []),
  ];
  return facts.join(", ") || "no points to check";
}

const hasFollowUp = ({ followUps }: Session, { questionId, attempt }: Answer): boolean =>
  followUps.some((followUp) => followUp.questionId === questionId && followUp.attempt === attempt);

const describeLength = ({ seconds, text }: Answer): string =>
  seconds === null ? `${countWords(text)} words` : formatClock(seconds);

const countOf = (points: readonly PointCertainty[], wanted: PointCertainty): number =>
  points.filter((point) => point === wanted).length;

const countWords = (text: string): number => text.match(/\S+/g)?.length ?? 0;
