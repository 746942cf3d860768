import type { ReactNode } from "react";
import { type Point, PointRow } from "./point-row";

interface KeyPointsProps<P extends Point> {
  points: readonly P[];
  /** A form for a point, below it. */
  renderForm?: (point: P) => ReactNode;
}

export function KeyPoints<P extends Point>({ points, renderForm }: KeyPointsProps<P>) {
  return (
    <ol>
      {points.map((point) => (
        <PointRow key={point.id} point={point}>
          {renderForm?.(point)}
        </PointRow>
      ))}
    </ol>
  );
}
