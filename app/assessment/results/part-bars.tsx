interface PartBarsProps {
  parts: readonly { name: string; percent: number; text: string }[];
  className?: string;
}

/** The parts of a match, drawn small in two columns; the text of each is for those who don’t see them. */
export function PartBars({ parts, className = "" }: PartBarsProps) {
  return (
    <span className={`grid grid-cols-2 gap-x-5 gap-y-1 narrow:grid-cols-1 ${className}`}>
      {parts.map(({ name, percent, text }) => (
        <span key={name} className="flex items-center justify-between gap-2 text-xs text-muted">
          {name}
          <span className="sr-only">
            , {percent}%: {text}
          </span>
          <svg width="48" height="5" aria-hidden className="flex-none rounded-full bg-surface-3">
            <rect width={`${percent}%`} height="5" rx="2.5" className="fill-primary" />
          </svg>
        </span>
      ))}
    </span>
  );
}
