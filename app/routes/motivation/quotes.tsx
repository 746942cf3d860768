import type { Quote } from "~/data/motivation";

export function Quotes({ quotes }: { quotes: readonly Quote[] }) {
  return (
    <section className="page py-(--section)" aria-label="Quotes">
      <ul className="grid gap-x-16 gap-y-12 md:grid-cols-2 lg:gap-x-24 lg:gap-y-18">
        {quotes.map(({ quote, author, work, year }) => (
          <li key={author}>
            <figure className="border-l-2 border-primary-line pl-5 lg:pl-7">
              <blockquote className="font-head text-[1.375rem] leading-[1.32] font-strong tracking-[-0.018em] text-pretty lg:text-[1.625rem]">“{quote}”</blockquote>
              <figcaption className="mt-4 text-sm">
                {author}
                <span className="block text-muted">
                  {work}, {year}
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
