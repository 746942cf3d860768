import type { Review } from "~/coach/types";
import { getPointState } from "~/feedback/parts/point-state";
import { divideStory } from "./story-parts";

const PARTS = ["Setting", "Action", "Result"];

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

/** A story's sentences by the part they seem to tell, each as long as its words; they lead to the sentences. */
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
                aria-label={`${label}, we think: sentence ${index + 1}, ${count} words`}
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

/** The parts in a story’s order, with a bar for each sentence. */
function layOut(story: Pick<Review, "star" | "sentences">) {
  const { deeds, result } = divideStory(story);
  const counted = story.sentences.map(({ text }, index) => ({
    index,
    part: index < deeds ? 0 : index < result ? 1 : 2,
    words: text.split(/\s+/).filter(Boolean).length,
  }));
  const total = counted.reduce((sum, { words }) => sum + words, 0);
  let start = 0;
  return PARTS.flatMap((label, position) => {
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
