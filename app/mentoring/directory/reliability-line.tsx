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
    <p className={`icon-note icon-message num ${className}`}>
      {headline}
      {details.map((detail) => (
        <small key={detail}>{detail}</small>
      ))}
    </p>
  );
}
