import type { ReliabilityText } from "./describe-reliability";

/** How a mentor replies to requests. */
export function ReliabilityLine({
  reliability: { headline, details },
}: {
  reliability: ReliabilityText;
}) {
  return (
    <p className="num flex items-start gap-2 text-sm text-muted">
      <i className="icon icon-message" />
      <span>
        {headline}
        {details.map((detail) => (
          <span key={detail} className="block text-xs">
            {detail}
          </span>
        ))}
      </span>
    </p>
  );
}
