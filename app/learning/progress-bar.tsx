interface ProgressBarProps {
  value: number;
  max: number;
  className?: string;
}

/** A decorative bar: the numbers must stand beside it. */
export function ProgressBar({ value, max, className = "" }: ProgressBarProps) {
  return (
    <svg
      aria-hidden
      width="100%"
      height="6"
      className={`block rounded-full bg-surface-3 ${className}`}
    >
      <rect
        width={`${max === 0 ? 0 : (value / max) * 100}%`}
        height="6"
        rx="3"
        className="fill-chart-1"
      />
    </svg>
  );
}
