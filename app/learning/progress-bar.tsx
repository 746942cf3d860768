interface ProgressBarProps {
  /** What it measures, for screen readers. */
  label: string;
  value: number;
  max: number;
  className?: string;
}

export function ProgressBar({ label, value, max, className = "" }: ProgressBarProps) {
  const share = max === 0 ? 0 : value / max;
  return (
    <svg
      role="img"
      aria-label={`${label}: ${value} of ${max}`}
      width="100%"
      height="6"
      className={`block rounded-full bg-surface-3 ${className}`}
    >
      <rect width={`${share * 100}%`} height="6" rx="3" className="fill-chart-1" />
    </svg>
  );
}
