interface CardRangeProps {
  words: number;
  /** Null for an answer that is too short for one. */
  range: readonly [from: number, to: number] | null;
  /** The range is too wide for a figure. */
  isTooOpen: boolean;
  /** A sentence is asked for. */
  isAsked: boolean;
}

/** What the answer may be worth, as far as that can be said. */
export function CardRange({ words, range, isTooOpen, isAsked }: CardRangeProps) {
  if (range === null)
    return <p className="try-range">{words} of the 40 words from which we give a range</p>;
  const [from, to] = range;
  if (isTooOpen)
    return (
      <p className="try-range">
        {isAsked ? "Too open for a figure until you pick" : "Too open for a figure"}
      </p>
    );
  return (
    <p className="try-range num">
      <svg height="8" aria-hidden>
        <defs>
          <pattern
            id="try-hatch"
            width="5"
            height="8"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(25)"
          >
            <rect width="2.5" height="8" className="fill-primary" />
          </pattern>
        </defs>
        <rect width="100%" height="8" rx="3" className="fill-surface-3" />
        <rect
          x={`${from}%`}
          width={`${to - from}%`}
          height="8"
          rx="3"
          className={isAsked ? "" : "fill-primary"}
          fill={isAsked ? "url(#try-hatch)" : undefined}
        />
      </svg>
      <span>
        <b>
          {from}–{to}
        </b>{" "}
        {isAsked ? "until you pick" : "of 100"}
      </span>
    </p>
  );
}
