import type { ArticleSource } from "~/data/blog/types";
import { FormattedDate } from "~/ui/formatted-date";

export function ArticleSources({ sources }: { sources: readonly ArticleSource[] }) {
  if (sources.length === 0) return null;
  return (
    <section className="mt-14 max-w-2xl">
      <h2 className="text-section">Sources</h2>
      <ul className="mt-4 border-t border-hairline-strong">
        {sources.map(({ title, publisher, link, read }) => (
          <li key={link} className="border-b border-hairline">
            <a href={link} rel="noreferrer" className="article-source">
              {title}
              <span>
                {`${publisher}, read `}
                <FormattedDate date={read} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
