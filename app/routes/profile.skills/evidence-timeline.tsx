import type { SerializeFrom } from "@remix-run/node";
import type { EvidenceSource } from "~/skills/level";
import { SOURCES, SOURCE_NAMES } from "~/skills/evidence-sources";
import { formatShortDate } from "~/ui/format-date";
import { Link } from "~/ui/link";
import type { EvidenceDot } from "./evidence-dots.server";
import { placeDots } from "./place-dots";

type Dot = SerializeFrom<EvidenceDot>;

const LANE_HEIGHT = 48;
const toY = (source: EvidenceSource) => 32 + SOURCES.indexOf(source) * LANE_HEIGHT;

/** The evidence on dates, a lane for each source; on a phone a list, newest first. */
export function EvidenceTimeline({ dots }: { dots: readonly Dot[] }) {
  const [first] = dots;
  if (!first) return null;
  return (
    <>
      <p className="evidence-lanes" aria-hidden>
        {SOURCES.map((source) => SOURCE_NAMES[source]).join("\n")}
      </p>
      <svg className="evidence-dots" data-walk="">
        <text y="214">{formatShortDate(first.at)}</text>
        <text x="100%" y="214" textAnchor="end">
          Today
        </text>
        {dots.some(({ source }) => source === "reviewed") ? null : (
          <text x="12" y={toY("reviewed") - 10}>
            nobody yet
          </text>
        )}
        {placeDots(dots).map(({ dot, x, isCrowded }) => (
          <a
            key={`${dot.to} ${dot.at}`}
            href={dot.to}
            aria-label={nameDot(dot)}
            data-source={dot.source}
            data-crowded={isCrowded || undefined}
          >
            <circle cx={`${x}%`} cy={toY(dot.source)} r="6" />
            {dot.source === "rated" ? <circle cx={`${x}%`} cy={toY(dot.source)} r="4" /> : null}
            <text x={`${x}%`} y={toY(dot.source) - 13} textAnchor="middle">
              {dot.value}
            </text>
          </a>
        ))}
      </svg>
      <ol className="evidence-list">
        {dots.toReversed().map((dot) => (
          <li key={`${dot.to} ${dot.at}`}>
            <Link to={dot.to} data-source={dot.source}>
              {`${formatShortDate(dot.at)}, ${SOURCE_NAMES[dot.source]}`} <b>{dot.value}</b>
            </Link>
          </li>
        ))}
      </ol>
    </>
  );
}

function nameDot({ source, at, value }: Dot): string {
  return `${SOURCE_NAMES[source]}, ${formatShortDate(at)}: ${value}`;
}
