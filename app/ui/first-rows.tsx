import type { ReactElement } from "react";
import { ChevronDown } from "./icons";

interface FirstRowsProps {
  count: number;
  /** Of what the rest is: "roles". */
  noun: string;
  rows: ReactElement[];
}

/** The first rows of a list; the rest opens without JavaScript. */
export function FirstRows({ count, noun, rows }: FirstRowsProps) {
  const rest = rows.slice(count);
  return (
    <>
      <ul className="border-t border-hairline-strong">{rows.slice(0, count)}</ul>
      {rest.length === 0 ? null : (
        <details className="group/more">
          <summary className="flex min-h-11 items-center gap-1.5 text-sm font-control text-primary-ink print:hidden">
            {rest.length} more {noun}
            <ChevronDown
              className="size-4 transition-transform group-open/more:rotate-180"
              aria-hidden
            />
          </summary>
          <ul className="border-t border-hairline">{rest}</ul>
        </details>
      )}
    </>
  );
}
