import { MIN_RANGE_WORDS } from "~/coach/score/range";

const STEP = 100 / MIN_RANGE_WORDS;

/** A tick for each word up to where a range starts. */
export function WordTicks({ words }: { words: number }) {
  return (
    <div className="mt-7 text-sm text-muted">
      <svg width="100%" className="word-ticks" aria-hidden>
        {Array.from({ length: MIN_RANGE_WORDS }, (_, index) => (
          <rect
            key={index}
            x={`${index * STEP}%`}
            width={`${STEP * 0.7}%`}
            height="14"
            rx="1"
            className={index < words ? "fill-chart-1" : "fill-surface-3"}
          />
        ))}
      </svg>
      <p>A score starts at {MIN_RANGE_WORDS} words.</p>
    </div>
  );
}
