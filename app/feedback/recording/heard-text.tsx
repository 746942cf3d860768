import type { HeardSegment } from "~/practice/camera/recording-store";

/** What was heard around a time, the piece of that time in the light. */
export function HeardText({ segments, time }: { segments: readonly HeardSegment[]; time: number }) {
  if (segments.length === 0) return null;
  const current = Math.max(
    0,
    segments.findLastIndex(({ start }) => start <= time),
  );
  const first = Math.max(0, current - 1);
  return (
    <p className="heard-text">
      {first > 0 ? "… " : null}
      {segments.slice(first, current + 2).map(({ start, text }, index) => (
        <span key={start} data-now={first + index === current || undefined}>
          {text}{" "}
        </span>
      ))}
      {current + 2 < segments.length ? "…" : null}
    </p>
  );
}
