import { Fragment } from "react";
import type { Place } from "./read-place";

const LONG = 120;
const VERY_LONG = 400;

/** Where a round is held: all that was pasted, codes stressed, then its links. */
export function PlaceView({ place: { lines, links } }: { place: Place }) {
  const length = lines.reduce((sum, { text }) => sum + text.length, 0);
  return (
    <div>
      <p className={`wrap-anywhere ${getSize(length)}`}>
        {lines.map(({ text, isCode }, index) => (
          <Fragment key={index}>
            {index > 0 ? " · " : null}
            {isCode ? (
              <b className="inline-block text-[0.8125rem] leading-tight font-strong text-text">
                {text}
              </b>
            ) : (
              text
            )}
          </Fragment>
        ))}
      </p>
      {links.length === 0 ? null : (
        <p className="place-links flex flex-wrap gap-x-4 wrap-anywhere">
          {links.map(({ href, label }) => (
            <a
              key={href}
              href={href}
              rel="noreferrer"
              className="inline-flex min-h-11 items-center text-sm text-primary-ink underline underline-offset-3"
            >
              {label}
            </a>
          ))}
        </p>
      )}
    </div>
  );
}

/** A whole invitation is set smaller, so that the card stays one screen (card.css). */
function getSize(length: number): string {
  if (length > VERY_LONG) return "is-long text-[0.6875rem] leading-[1.3]";
  return length > LONG ? "is-long text-xs leading-snug" : "";
}
