interface GoalRingProps {
  /** One a skill, those that are met first. */
  segments: readonly ("met" | "shown" | "open")[];
  /** How many are shown, met or not. */
  shown: number;
}

const SIZE = 140;
const RADIUS = 54;
/** Between two segments, of a turn. */
const GAP = 0.025;

const LENGTHS = { met: 1, shown: 0.6, open: 0 } as const;

/** A segment for each skill of the target: full if it is met, in part if it is shown once. */
export function GoalRing({ segments, shown }: GoalRingProps) {
  const size = 1 / segments.length;
  return (
    <svg viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden focusable="false" className="goal-ring">
      {segments.map((state, index) => {
        const from = index * size + GAP / 2;
        const length = size - GAP;
        const part = length * LENGTHS[state];
        return (
          <g key={index} data-state={state}>
            <path d={drawArc(from, length)} />
            {part === 0 ? null : <path d={drawArc(from, part)} />}
          </g>
        );
      })}
      <text x="70" y="75" className="goal-number">
        {shown}
      </text>
      <text x="70" y="95" className="goal-of">
        of {segments.length}
      </text>
    </svg>
  );
}

/** An arc from a part of the turn on, clockwise from the top. */
function drawArc(from: number, length: number): string {
  const point = (part: number) =>
    [Math.sin(part * 2 * Math.PI), -Math.cos(part * 2 * Math.PI)]
      .map((each) => (SIZE / 2 + RADIUS * each).toFixed(2))
      .join(" ");
  const isLarge = length > 0.5 ? 1 : 0;
  return `M${point(from)}A${RADIUS} ${RADIUS} 0 ${isLarge} 1 ${point(from + length)}`;
}
