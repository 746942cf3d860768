import type { Quote } from "~/data/motivation";

const toId = (author: string) => author.toLowerCase().replaceAll(" ", "-");

/** One quote at a time, in a strip to swipe or scroll, with a link to each. */
export function Quotes({ quotes }: { quotes: readonly Quote[] }) {
  return (
    <div className="border-b border-hairline pb-8 lg:pb-12">
      {/* The strip takes the focus so that arrow keys scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="quotes" tabIndex={0} aria-label="Four quotes, side by side">
        {quotes.map(({ quote, author, work, year }) => (
          <figure key={author} id={toId(author)} className="quote">
            <blockquote>{`“${quote}”`}</blockquote>
            <figcaption>
              {author}
              <span className="block text-muted">
                {work}, {year}
              </span>
            </figcaption>
          </figure>
        ))}
      </section>
      <nav aria-label="Authors" className="page">
        <ul className="quote-names">
          {quotes.map(({ author }) => (
            <li key={author}>
              <a href={`#${toId(author)}`}>{author}</a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
