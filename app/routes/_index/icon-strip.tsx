import {
  BriefcaseBusiness,
  Cpu,
  GraduationCap,
  Lightbulb,
  type LucideIcon,
  Pause,
  Play,
  TrendingUp,
} from "lucide-react";
import { useEffect, useState } from "react";
import { ICON_STRIP } from "~/data/site";

const ICONS: Record<(typeof ICON_STRIP)[number], LucideIcon> = {
  Education: GraduationCap,
  Business: BriefcaseBusiness,
  Technology: Cpu,
  Innovation: Lightbulb,
  Growth: TrendingUp,
};

const ROTATION_INTERVAL_IN_MS = 3000;
/** Starts in the middle, so both sides of the path show before JavaScript runs. */
const INITIAL_INDEX = 2;

export function IconStrip() {
  const { index, paused, setPaused } = useRotation();
  return (
    <section aria-label="Where Pathlight helps" className="strip">
      <div className="page relative">
        <ol>
          {ICON_STRIP.map((label, position) => {
            const Icon = ICONS[label];
            return (
              <li
                key={label}
                data-state={position === index ? "on" : position < index ? "past" : "ahead"}
              >
                <span className="strip-node">
                  <Icon className="size-5" strokeWidth={1.6} aria-hidden />
                </span>
                {label}
              </li>
            );
          })}
        </ol>
        <button
          type="button"
          onClick={() => setPaused(!paused)}
          aria-label={paused ? "Play the highlight" : "Pause the highlight"}
          className="strip-pause"
        >
          {paused ? (
            <Play className="size-3.5" aria-hidden />
          ) : (
            <Pause className="size-3.5" aria-hidden />
          )}
        </button>
      </div>
    </section>
  );
}

/**
 * Advances every three seconds and wraps around; stops when paused or when reduced motion is
 * preferred.
 */
function useRotation() {
  const [index, setIndex] = useState(INITIAL_INDEX);
  const [paused, setPaused] = useState(false);
  useEffect(() => {
    if (
      paused ||
      matchMedia("(prefers-reduced-motion: reduce)").matches ||
      document.documentElement.dataset.animations === "off"
    )
      return;
    const timer = setInterval(
      () => setIndex((current) => (current + 1) % ICON_STRIP.length),
      ROTATION_INTERVAL_IN_MS,
    );
    return () => clearInterval(timer);
  }, [paused]);
  return { index, paused, setPaused };
}
