/** A signed change, shown by sign and color. */
export function ScoreChange({ change, className = "" }: { change: number; className?: string }) {
  const tone = change > 0 ? "text-success" : change < 0 ? "text-danger" : "text-muted";
  return <b className={`num font-strong ${tone} ${className}`.trim()}>{formatChange(change)}</b>;
}

function formatChange(change: number): string {
  if (change === 0) return "no change";
  return change > 0 ? `+${change}` : `−${-change}`;
}
