import { type Point, PointRow } from "./point-row";

export function KeyPoints({ points }: { points: readonly Point[] }) {
  return (
    <ol>
      {points.map((point) => (
        <PointRow key={point.id} point={point} />
      ))}
    </ol>
  );
}
