import type { ReliabilityText } from "./describe-reliability";

/** How a mentor replies to requests. */
export function ReliabilityLine({
  reliability: { headline, details },
  className = "",
}: {
  reliability: ReliabilityText;
  className?: string;
}) {
  return (
    <p className={`icon-before icon-message person-note num ${className}`}>
      {headline}
      {details.map((detail) => (
        <small key={detail}>{detail}</small>
      ))}
    </p>
  );
}
