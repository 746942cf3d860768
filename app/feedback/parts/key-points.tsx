import type { ReactNode } from "react";
import type { KeyPointStatus, VerdictSource } from "~/coach/types";
import { getMarkShape, namePointState } from "~/practice/store/point-words";

interface Point {
  id: string;
  label: string;
  status: KeyPointStatus;
  source?: VerdictSource | undefined;
  sentence: number | null;
  add: string;
  /** Marked by the person, in a review by rubric 2. */
  isOwn?: boolean | undefined;
}

interface KeyPointsProps {
  points: readonly Point[];
  /** In two columns, where there is room. */
  isWide?: boolean;
  /** A form for a point, below it. */
  renderForm?: (point: Point) => ReactNode;
}

export function KeyPoints({ points, isWide = false, renderForm }: KeyPointsProps) {
  return (
    <ol className={isWide ? "grid gap-x-16 lg:grid-cols-2" : "grid"}>
      {points.map((point) => {
        const { id, label, status, sentence, add } = point;
        return (
          <li
            key={id}
            id={`point-${id}`}
            data-state={getMarkShape(point)}
            className={isWide ? "key-point lg:nth-2:border-0" : "key-point"}
          >
            <div>
              <p className="text-ui font-strong leading-snug">{label}</p>
              <p className="text-xs text-muted">
                {namePointState(point)}
                {sentence === null || status === "missed" ? null : (
                  <>
                    {": "}
                    <a href={`#sentence-${sentence + 1}`}>sentence {sentence + 1}</a>
                    {point.source === "thought" ? " seems to say this" : null}
                  </>
                )}
              </p>
              {renderForm?.(point)}
              {add === "" ? null : (
                <p className="mt-1.5 border-l-2 border-primary-line pl-3 text-sm text-text-2">
                  {status === "asked" ? "If it isn’t there yet, add: " : "Add: "}
                  {add}
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
