import { IllustrationPanel } from "./auth-illustration";

/** The example record of the home page, as widths in percent; the line to reach is at 65. */
export const LEVELS = [
  { name: "Python", level: 72 },
  { name: "SQL", level: 68 },
  { name: "Statistics", level: 55 },
  { name: "Experimentation", level: 51 },
] as const;

/** Illustration: what an account saves, as a skill record. */
export function RecordIllustration() {
  return (
    <IllustrationPanel
      label="Where you stand"
      title="You meet 2 of the 4 key skills for Data Scientist."
      note="Next: a question on experimentation, where the gap is widest."
    >
      <ul className="num mt-5 mb-5 text-sm">
        {LEVELS.map(({ name, level }) => (
          <li
            key={name}
            className="grid grid-cols-[8.5rem_minmax(0,1fr)_1.75rem] items-center gap-x-3 border-t border-hairline py-3"
          >
            {name}
            <svg height="14" className="w-full">
              <rect y="5" width="100%" height="4" rx="2" className="fill-surface-3" />
              <rect y="5" width={`${level}%`} height="4" rx="2" className="fill-chart-1" />
              <line x1="65%" x2="65%" y2="14" strokeWidth="1.5" className="stroke-muted" />
            </svg>
            <span className="text-right font-strong">{level}</span>
          </li>
        ))}
      </ul>
    </IllustrationPanel>
  );
}
