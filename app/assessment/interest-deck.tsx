import Undo2 from "lucide-react/icons/undo-2";
import type { ReactNode } from "react";
import { Button } from "~/ui/button";

/** Rows on a page of the list, where no script shows one at a time. */
const PAGE_SIZE = 8;

/**
 * Rows of a step that a phone shows one at a time, as cards side by side (interest-deck.css, browser/deck.ts). Without a
 * script they are a list, eight on a page, of which the address shows one.
 */
export function InterestDeck({ rows }: { rows: readonly ReactNode[] }) {
  const pages = Array.from({ length: Math.ceil(rows.length / PAGE_SIZE) }, (_, index) =>
    rows.slice(index * PAGE_SIZE, (index + 1) * PAGE_SIZE),
  );
  return (
    <div className="deck" data-deck>
      <div className="deck-top">
        <progress max={rows.length} value="1" aria-hidden />
        <p className="num" data-deck-place>
          1 of {rows.length}
        </p>
        <Button type="button" variant="ghost" size="sm" disabled data-deck-undo>
          <Undo2 aria-hidden />
          Undo
        </Button>
      </div>
      <p role="alert" className="deck-offline" data-deck-offline hidden>
        You’re offline. Your answers stay on this page: send them once you’re connected.
      </p>
      <div className="deck-cards" data-deck-cards>
        {pages.map((page, index) => (
          <div key={index} id={toPageId(index)} className="deck-page">
            <ul>{page}</ul>
            <p className="deck-links">
              {index === 0 ? null : <a href={`#${toPageId(index - 1)}`}>Previous eight</a>}
              {index === pages.length - 1 ? null : (
                <a href={`#${toPageId(index + 1)}`} className="btn btn-primary btn-md">
                  Next eight
                </a>
              )}
            </p>
          </div>
        ))}
      </div>
    </div>
  );
}

const toPageId = (index: number) => `activities-${index + 1}`;
