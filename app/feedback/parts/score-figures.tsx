/** A few numbers in large type, each under its name. */
export function ScoreFigures({
  figures,
  className = "",
}: {
  figures: Readonly<Record<string, number>>;
  className?: string;
}) {
  return (
    <dl className={`num flex flex-wrap gap-x-10 gap-y-5 ${className}`}>
      {Object.entries(figures).map(([label, value]) => (
        <div key={label}>
          <dt className="text-xs text-muted">{label}</dt>
          <dd className="mt-1 font-head text-stat">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
