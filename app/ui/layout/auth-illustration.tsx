import type { ReactNode } from "react";

/** The home page's two attempts at one question: x and y in the drawing, and the score. */
export const ATTEMPTS = [
  { x: 16, y: 84, score: 46 },
  { x: 368, y: 36, score: 70 },
] as const;
const LAST_INDEX = ATTEMPTS.length - 1;

interface IllustrationPanelProps {
  label: string;
  title: string;
  note: string;
  children: ReactNode;
}

export function IllustrationPanel({ label, title, note, children }: IllustrationPanelProps) {
  return (
    <div className="relative w-110 max-w-[86%] rounded-hero border border-hairline-strong bg-surface-1 p-7 shadow-float">
      <p className="mb-2 flex items-center justify-between gap-4 text-xs text-primary-ink">
        {label} {/* Not a Tag: its file brings more to these small pages. */}
        <span className="rounded-xs border border-hairline-strong px-2 py-px text-2xs font-medium text-text-2">
          Example
        </span>
      </p>
      <p className="font-head text-[1.375rem] leading-[1.22] font-strong tracking-[-0.022em] text-balance">
        {title}
      </p>
      {children}
      <p className="text-sm text-balance text-muted">{note}</p>
    </div>
  );
}

/** Illustration: a due question and its previous scores. */
export function AuthIllustration() {
  return (
    <IllustrationPanel
      label="Due today"
      title="Tell me about a time you disagreed with your manager."
      note="Two attempts at one question, each scored against the same points."
    >
      <svg viewBox="0 0 384 130" className="mt-6 block w-full" fill="none">
        <path d="M0 128h384" className="stroke-hairline-strong" />
        <path d="M16 84c120-6 232-40 352-48" strokeWidth="2" className="stroke-chart-1" />
        {ATTEMPTS.map(({ x, y }, index) => (
          <circle
            key={x}
            cx={x}
            cy={y}
            r={index === LAST_INDEX ? 5.5 : 4.5}
            strokeWidth="2"
            className={
              index === LAST_INDEX ? "fill-chart-1 stroke-chart-1" : "fill-surface-1 stroke-chart-1"
            }
          />
        ))}
      </svg>
      <ol className="num mt-2.5 mb-4.5 flex justify-between px-2.5 text-sm text-muted">
        {ATTEMPTS.map(({ score }, index) => (
          <li key={score} className={index === LAST_INDEX ? "font-strong text-text" : ""}>
            {score}
          </li>
        ))}
      </ol>
    </IllustrationPanel>
  );
}
