import { describeGap, REQUIRED_LEVEL, type SkillGap } from "./gap";
import type { SkillEvidence } from "./record";

const WIDTH = 128;
const toX = (level: number) => (level / 100) * WIDTH;

/** A level as a range with a most likely value and the required level as a line; outlined until an answer or a mentor confirms it. */
export function LevelBar({ gap }: { gap: SkillGap }) {
  const { evidence, state } = gap;
  return (
    <div className="level">
      {evidence?.level.value ?? "–"}
      <svg width={WIDTH} height="16" aria-hidden>
        {evidence ? <Range level={evidence.level} /> : null}
        <path d={`M${toX(REQUIRED_LEVEL)} 0v16`} strokeWidth="1.5" className="stroke-muted" />
      </svg>
      <span data-state={state}>{describeGap(gap)}</span>
      {evidence ? (
        <small>
          {evidence.level.low} to {evidence.level.high}, {describeSupport(evidence)}
        </small>
      ) : null}
    </div>
  );
}

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
      <rect
        x={toX(value) - 1.25}
        y="2"
        width="2.5"
        height="12"
        rx="1"
        className={isDemonstrated ? "fill-text" : "fill-muted"}
      />
    </>
  );
}

function describeSupport({ level, learned }: SkillEvidence): string {
  if (level.isDemonstrated) return `${level.certainty}% certain`;
  return `${level.certainty}% certain, ${learned ? "no answer yet" : "self-rated only"}`;
}
