import type { KeyPointStatus, VerdictSource } from "~/coach/types";
import { canAnswerPoint } from "./can-reply";
import { AskedForm, ThoughtForm, UndoPoint } from "./point-form";

interface PointReplyProps {
  action: string;
  point: {
    id: string;
    label: string;
    status: KeyPointStatus;
    source?: VerdictSource | undefined;
    sentence: number | null;
  };
  sentences: readonly { text: string }[];
  /** The point’s own question, if it is one of the bank. */
  ask: string | undefined;
  /** The person already said something about it. */
  isAnswered: boolean;
}

/** What the person can say about a point: that the coach thinks right, which sentence it is, or that there is none. */
export function PointReply({ action, point, sentences, ask, isAnswered }: PointReplyProps) {
  if (isAnswered) return <UndoPoint action={action} point={point} />;
  if (!canAnswerPoint(point)) return null;
  if (point.source === "checked" && point.sentence !== null) return null;
  return (point.source === "thought" || point.source === "model") && point.sentence !== null ? (
    <ThoughtForm
      action={action}
      point={point}
      sentence={point.sentence}
      sentences={sentences}
      canOverrule={point.source === "model"}
    />
  ) : (
    <AskedForm action={action} point={point} sentences={sentences} ask={ask} />
  );
}
