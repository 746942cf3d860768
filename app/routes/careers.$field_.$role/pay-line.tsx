interface PayLineProps {
  field: string;
  salary: string;
  line: {
    rank: number;
    count: number;
    lowest: string;
    highest: string;
    /** Shares of the line, from 0 to 1. */
    own: number;
    others: number[];
  };
}

const RANKS = ["highest", "second highest", "third highest", "fourth highest", "fifth highest"];

/** The role's sample salary among those of its field. The sentence above the drawing says the same. */
export function PayLine({ field, salary, line }: PayLineProps) {
  const { rank, count, lowest, highest, own, others } = line;
  const place = rank === count ? "the lowest" : `the ${RANKS[rank - 1] ?? "lowest"}`;
  const anchor = own < 0.12 ? "start" : own > 0.88 ? "end" : "middle";
  return (
    <figure className="pay-line num mt-9">
      <figcaption className="text-ui text-text-2">
        Its sample salary is {place} of the {count} roles in {field.toLowerCase()}.
      </figcaption>
      <svg className="block h-16 w-full overflow-visible" aria-hidden focusable="false">
        <line x1="0" x2="100%" y1="40" y2="40" />
        {others.map((share, index) => (
          <line
            key={index}
            className="pay-tick"
            x1={toPercent(share)}
            x2={toPercent(share)}
            y1="34"
            y2="46"
          />
        ))}
        <line className="pay-own" x1={toPercent(own)} x2={toPercent(own)} y1="29" y2="51" />
        <text className="pay-label" x={toPercent(own)} y="18" textAnchor={anchor}>
          {salary}
        </text>
        <text x="0" y="64">
          {lowest}
        </text>
        <text x="100%" y="64" textAnchor="end">
          {highest}
        </text>
      </svg>
    </figure>
  );
}

const toPercent = (share: number) => `${Math.round(share * 1000) / 10}%`;
