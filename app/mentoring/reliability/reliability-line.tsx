import { MessageSquareText } from "~/ui/icons";
import type { ReliabilityText } from "./describe-reliability";

/** How a mentor replies to requests. */
export function ReliabilityLine({
  reliability: { headline, details },
}: {
  reliability: ReliabilityText;
}) {
  return (
    <p className="num flex items-start gap-2 text-sm text-muted">
      <MessageSquareText className="size-4.5 flex-none" strokeWidth={1.6} aria-hidden />
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
