import { describeGap, type SkillGap } from "./gap";
import type { SkillEvidence } from "./record";

const WIDTH = 128;
const toX = (level: number) => (level / 100) * WIDTH;

/**
 * A level as a range with a most likely value; outlined until an answer or a mentor confirms it. The style sheet draws
 * the scale with the required level as a line.
 */
export function LevelBar({ gap, as: Element = "div" }: { gap: SkillGap; as?: "div" | "td" }) {
  const { evidence, state } = gap;
  return (
    <Element className="level">
      {String(evidence?.level.value ?? "–").padStart(2, FIGURE_SPACE)}
      <svg width={WIDTH} height="16" aria-hidden>
        {evidence ? <Range level={evidence.level} /> : null}
      </svg>
      <span data-state={state}>{describeGap(gap)}</span>
      {evidence
        ? `\n${evidence.level.low} to ${evidence.level.high}, ${describeSupport(evidence)}`
        : ""}
    </Element>
  );
}

/** As wide as a digit. */
const FIGURE_SPACE = "\u2007";

function Range({ level: { value, low, high, isDemonstrated } }: Pick<SkillEvidence, "level">) {
  return (
    <>
      <rect
        x={toX(low)}
        y={isDemonstrated ? 5 : 5.5}
        width={Math.max(4, toX(high - low))}
        height={isDemonstrated ? 6 : 5}
        rx="2.5"
        className={isDemonstrated ? "fill-chart-1 opacity-45" : "fill-none stroke-chart-1"}
      />
      <path
        d={`M${toX(value)} 3v10`}
        strokeWidth="2.5"
        strokeLinecap="round"
        className={isDemonstrated ? "stroke-text" : "stroke-muted"}
      />
    </>
  );
}

function describeSupport({ level, learned }: SkillEvidence): string {
  if (level.isDemonstrated) return `${level.certainty}% certain`;
  return `${level.certainty}% certain, ${learned ? "no answer yet" : "self-rated only"}`;
}
