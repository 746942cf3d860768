import type { ReactNode } from "react";

interface SectionProps {
  title: string;
  /** Under the title, where there is room. */
  picture?: ReactNode;
  children: ReactNode;
}

export function Section({ title, picture, children }: SectionProps) {
  return (
    <section className="grid gap-x-12 gap-y-4 border-t border-hairline pt-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <div>
        <h2 className="text-section">{title}</h2>
        {picture ? <div className="mt-6 max-w-96 max-lg:hidden">{picture}</div> : null}
      </div>
      <div className="grid gap-4 text-text-2 [&>:is(p,ul):not(.num)]:max-w-(--measure)">
        {children}
      </div>
    </section>
  );
}

export function Formula({ children }: { children: ReactNode }) {
  return (
    <p className="num overflow-x-auto rounded-card border border-hairline bg-surface-1 px-4 py-3 font-mono text-sm text-text">
      {children}
    </p>
  );
}

export function Definitions({ items }: { items: [string, string][] }) {
  return (
    <dl className="border-t border-hairline-strong">
      {items.map(([term, definition]) => (
        <div
          key={term}
          className="num grid gap-x-6 border-b border-hairline py-3 sm:grid-cols-[10rem_minmax(0,1fr)]"
        >
          <dt className="font-control text-text">{term}</dt>
          <dd>{definition}</dd>
        </div>
      ))}
    </dl>
  );
}
