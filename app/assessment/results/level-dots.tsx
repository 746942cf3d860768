import { type Level, LEVELS } from "~/data/levels";

/** A level as five dots. Decorative: the text beside it says the same. */
export function LevelDots({ level }: { level: Level }) {
  return (
    <svg width="76" height="12" viewBox="0 0 76 12" aria-hidden className="flex-none">
      {LEVELS.map((dot) => (
        <circle
          key={dot}
          cx={dot * 16 - 10}
          cy="6"
          r={dot <= level ? 5 : 4.5}
          className={dot <= level ? "fill-chart-1" : "fill-transparent stroke-control"}
        />
      ))}
    </svg>
  );
}
