import type { Review, StarPart } from "~/coach/types";
import { getPointState } from "~/feedback/parts/point-state";

const PARTS: readonly { label: string; stars: readonly StarPart[] }[] = [
  { label: "Setting", stars: ["situation", "task"] },
  { label: "What you did", stars: ["action"] },
  { label: "Result", stars: ["result"] },
];

/** In percent of the width, between two bars. */
const GAP = 0.3;
/** A part with less of the words has no room for its name. */
const MIN_NAMED_SHARE = 14;

interface Bar {
  index: number;
  words: number;
  /** In percent. */
  start: number;
  width: number;
}

/** A story's sentences by the part they tell, each as long as its words; they lead to the sentences. */
export function StoryShape({
  review,
}: {
  review: Pick<Review, "star" | "sentences" | "keyPoints">;
}) {
  const parts = layOut(review);
  if (parts.length < 2) return null;
  const lit = new Set(
    review.keyPoints
      .filter((point) => ["settled", "thought"].includes(getPointState(point)))
      .map(({ sentence }) => sentence),
  );
  return (
    <svg width="100%" className="story-shape">
      {parts.map(({ label, bars }) => {
        const words = bars.reduce((sum, bar) => sum + bar.words, 0);
        const share = bars.reduce((sum, { width }) => sum + width, 0);
        return (
          <g key={label}>
            {bars.map(({ index, words: count, start, width }) => (
              <a
                key={index}
                href={`#sentence-${index + 1}`}
                aria-label={`${label}: sentence ${index + 1}, ${count} words`}
              >
                <rect x={`${start}%`} width={`${width}%`} y="0" height="24" fill="transparent" />
                <rect
                  x={`${start}%`}
                  width={`${Math.max(0.5, width - GAP)}%`}
                  y="9"
                  height="6"
                  rx="1"
                  className={lit.has(index) ? "fill-chart-1" : "fill-surface-3"}
                />
              </a>
            ))}
            {share < MIN_NAMED_SHARE ? null : (
              <text x={`${bars[0]?.start ?? 0}%`} y="3.3em" className="fill-muted">
                <tspan className="fill-text-2 font-medium">{label}</tspan> {words}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** The parts in a story’s order, with a bar for each sentence; what tells no part belongs to the one before. */
function layOut({ star, sentences }: Pick<Review, "star" | "sentences">) {
  let part = 0;
  const counted = sentences.map(({ text }, index) => {
    const known = PARTS.findIndex(({ stars }) => stars.some((each) => star[each].includes(index)));
    if (known >= 0) part = known;
    return { index, part, words: text.split(/\s+/).filter(Boolean).length };
  });
  const total = counted.reduce((sum, { words }) => sum + words, 0);
  let start = 0;
  return PARTS.flatMap(({ label }, position) => {
    const bars: Bar[] = counted
      .filter((sentence) => sentence.part === position)
      .map(({ index, words }) => {
        const bar = { index, words, start, width: (100 * words) / Math.max(1, total) };
        start += bar.width;
        return bar;
      });
    return bars.length === 0 ? [] : [{ label, bars }];
  });
}
