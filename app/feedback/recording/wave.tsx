import { summarizeLevels } from "~/practice/camera/summarize-levels";

const BARS = 220;
const HEIGHT = 100;
const MIN_BAR = 3;

/** Loudness as bars, once for what was played and once for the rest. */
export function Wave({ levels }: { levels: readonly number[] }) {
  const bars = summarizeLevels(levels, BARS);
  const path = bars
    .map((level, index) => {
      const height = Math.max(MIN_BAR, level * HEIGHT);
      return `M${index + 0.5} ${(HEIGHT - height) / 2}v${height}`;
    })
    .join("");
  return (
    <svg viewBox={`0 0 ${BARS} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
      <path d={path} />
      <path d={path} data-played="" />
    </svg>
  );
}
