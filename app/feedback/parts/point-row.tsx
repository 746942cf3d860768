import type { ReactNode } from "react";
import type { KeyPointStatus, VerdictSource } from "~/coach/types";
import { Check } from "~/ui/icons";
import { namePointState } from "~/practice/store/point-words";
import { PointBox } from "./point-box";
import { type PointState, getPointState } from "./point-state";

export interface Point {
  id: string;
  label: string;
  status: KeyPointStatus;
  source?: VerdictSource | undefined;
  sentence: number | null;
  /** Marked by the person, in a review by rubric 2. */
  isOwn?: boolean | undefined;
}

interface PointRowProps {
  point: Point;
  /** What else can be done, beside how sure it is. */
  action?: ReactNode;
  /** Below the point, such as the question that is asked about it. */
  children?: ReactNode;
}

/** A key point: the sentence that makes it, its name, and how sure it is. */
export function PointRow({ point, action, children }: PointRowProps) {
  const state = getPointState(point);
  const hasSentence = point.sentence !== null && (state === "settled" || state === "thought");
  const sentence = hasSentence && point.sentence !== null ? point.sentence + 1 : null;
  return (
    <li
      id={`point-${point.id}`}
      data-state={state}
      data-thread-to={sentence === null ? undefined : `sentence-${sentence}`}
      className="point-row"
    >
      <PointBox
        state={state}
        sentence={sentence}
        {...(sentence !== null && { href: `#sentence-${sentence}` })}
      />
      <p className="text-body leading-snug font-control">{point.label}</p>
      {point.status === "asked" && !action ? null : (
        <div className="point-status">
          <PointStatus point={point} state={state} />
          {action}
        </div>
      )}
      {children}
    </li>
  );
}

function PointStatus({ point, state }: { point: Point; state: PointState }) {
  const { status, source } = point;
  // Reviews by rubric 2 keep their words.
  if (source === undefined) return <span>{namePointState(point)}</span>;
  switch (state) {
    case "settled":
      return (
        <span>
          <Check className="inline size-4 text-success" aria-hidden />{" "}
          {status === "partial" ? "in part" : source === "checked" ? "fact checked" : null}
          {source === "person" ? <span className="sr-only">you checked</span> : null}
        </span>
      );
    case "thought":
      return <span>{source === "model" ? "the model thinks so" : "we think so"}</span>;
    case "asked":
      return status === "contradicted" ? <span>look again</span> : null;
    case "left-out":
      return <span>you didn’t say this</span>;
  }
}
