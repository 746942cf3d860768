import { describeGap, REQUIRED_LEVEL, type SkillGap } from "./gap";

interface LevelBarProps {
  gap: Pick<SkillGap, "evidence" | "state">;
  /** Where nobody asks for the skill, there is no notch. */
  isAsked?: boolean;
}

/** A level from 0 to 100, cut where the bands begin, with a notch where an interview asks. Hollow by ratings alone. */
export function LevelBar({ gap: { evidence, state }, isAsked = true }: LevelBarProps) {
  const asked = isAsked ? `, ${REQUIRED_LEVEL} asked` : "";
  return (
    <svg
      className="level-bar"
      data-state={state}
      role="img"
      aria-label={evidence ? `${evidence.level.value} of 100${asked}` : `No level yet${asked}`}
    >
      {evidence ? <rect width={`${evidence.level.value}%`} height="100%" rx="6" /> : null}
      {isAsked ? (
        <line x1={`${REQUIRED_LEVEL}%`} x2={`${REQUIRED_LEVEL}%`} y1="-6" y2="24" />
      ) : null}
    </svg>
  );
}

/** The state in a word. */
export function LevelWord({ gap }: { gap: Pick<SkillGap, "state"> }) {
  return (
    <span className="level-word" data-state={gap.state}>
      {describeGap(gap)}
    </span>
  );
}

/** The bar with its word. */
export function Level({ gap }: { gap: Pick<SkillGap, "evidence" | "state"> }) {
  return (
    <span className="level">
      <LevelBar gap={gap} />
      <LevelWord gap={gap} />
    </span>
  );
}
