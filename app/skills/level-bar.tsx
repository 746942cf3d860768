import type { SkillLevel } from "./level";

const SUPPORT_LABELS: Record<SkillLevel["support"], string> = {
  thin: "little evidence",
  some: "some evidence",
  firm: "well supported",
};

/** A level as a range with a most likely value. Outlined while only self-rated. */
export function LevelBar({
  level: { value, low, high, support, isDemonstrated: isShown },
}: {
  level: SkillLevel;
}) {
  return (
    <>
      <span className="flex items-center gap-x-3 font-strong">
        <span className="min-w-6">{value}</span>
        <svg
          width="128"
          height="12"
          aria-hidden
          className="flex-none overflow-visible max-sm:hidden"
        >
          <rect y="3" width="128" height="6" rx="3" className="fill-surface-3" />
          <rect
            x={low * 1.28}
            y={isShown ? 3 : 3.5}
            width={Math.max(4, (high - low) * 1.28)}
            height={isShown ? 6 : 5}
            rx="2.5"
            className={isShown ? "fill-chart-1 opacity-45" : "fill-none stroke-chart-1"}
          />
          <rect
            x={value * 1.28 - 1.25}
            width="2.5"
            height="12"
            rx="1"
            className={isShown ? "fill-text" : "fill-muted"}
          />
        </svg>
      </span>
      <span className="block text-xs text-muted">
        {low} to {high}, {isShown ? SUPPORT_LABELS[support] : "self-rated only"}
      </span>
    </>
  );
}
