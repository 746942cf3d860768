import type { Distribution } from "./distribution.server";

interface DistributionChartProps {
  label: string;
  /** Where the value is among all occupations. The value itself stands in the page's title. */
  place: string;
  detail: string;
  low: string;
  high: string;
  distribution: Distribution;
  /** A value to compare with: its place from 0 to 1, and its name. */
  mark?: { at: number; label: string };
}

const HEIGHT = 100;

/** How a figure is distributed over all occupations, with the bar of this one lit. The text above says where it stands. */
export function DistributionChart(props: DistributionChartProps) {
  const { label, place, detail, low, high, mark } = props;
  const { bars, own } = props.distribution;
  return (
    <figure className="distribution num">
      <figcaption className="text-sm text-muted">
        <span>{label}</span>
        <b className="block font-head text-[2.25rem] leading-tight font-strong tracking-[-0.035em] text-text">
          {place}
        </b>
        <span className="text-text-2">{detail}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${bars.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden
        focusable="false"
      >
        <path d={bars.map((share, index) => (index === own ? "" : toBar(index, share))).join("")} />
        <path className="distribution-own" d={toBar(own, 1)} />
        <path className="distribution-own-share" d={toBar(own, bars[own] ?? 0)} />
        {mark ? (
          <path className="distribution-mark" d={`M${mark.at * bars.length} 0v${HEIGHT}`} />
        ) : null}
      </svg>
      <p className="mt-1.5 flex justify-between text-2xs text-muted" aria-hidden>
        <span>{low}</span>
        {mark ? <span>{mark.label}</span> : null}
        <span>{high}</span>
      </p>
    </figure>
  );
}

/** A line, as wide as its style says. Every bar is seen, also one of a single occupation. */
function toBar(index: number, share: number): string {
  return share === 0 ? "" : `M${index + 0.5} ${HEIGHT}v-${Math.max(2, Math.round(share * HEIGHT))}`;
}
