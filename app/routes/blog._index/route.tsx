import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ARTICLES, readingMinutes } from "~/data/blog/articles";
import type { PageHandle } from "~/platform/http/page-handle";
import blogStyles from "./route.css?url";
import readingStyles from "~/styles/kinds/reading.css?url";
import { ArticleArt } from "~/ui/article-art";
import { Link } from "~/ui/link";
import { PageHero } from "~/ui/page-hero";
import { pageMeta } from "~/ui/page-meta";
import { FormattedDate } from "~/ui/formatted-date";
import { linkStyles } from "~/ui/style-links";

export function loader() {
  return {
    articles: ARTICLES.map((article) => ({
      slug: article.slug,
      title: article.title,
      description: article.description,
      published: article.published,
      topic: article.topic,
      minutes: readingMinutes(article),
      parts: article.blocks.flatMap((block) => (block.kind === "heading" ? [block.text] : [])),
    })),
  };
}

export const handle = {
  access: "public",
  cache: "same-for-everyone",
  preload: "prerender",
  sitemap: true,
  search: { title: "Blog", text: "Articles on interviews, applications and changing careers." },
} satisfies PageHandle;

export const links = linkStyles(readingStyles, blogStyles);

export const meta: MetaFunction = ({ matches }) => [
  ...pageMeta(matches, {
    title: "Blog",
    description: "Practical articles on interviews, applications and changing careers.",
    path: "/blog",
  }),
  {
    tagName: "link",
    rel: "alternate",
    type: "application/rss+xml",
    title: "Pathlight blog",
    href: "/blog/rss.xml",
  },
];

export default function Blog() {
  const { articles } = useLoaderData<typeof loader>();
  return (
    <main id="main">
      <PageHero
        title="Blog"
        lead="Practical articles on interviews, applications and changing careers. Each one ends with something you can do tonight."
      >
        <a
          href="/blog/rss.xml"
          className="mt-3 inline-flex min-h-11 items-center text-ui text-primary-ink underline underline-offset-3"
        >
          Follow the blog by RSS
        </a>
      </PageHero>
      <ul className="page grid gap-10 pt-8 pb-(--section) lg:pt-14">
        {articles.map(({ slug, title, description, published, topic, minutes, parts }, index) => (
          <li key={slug} className={index === 0 ? "article-lead" : "article-row"}>
            <ArticleArt slug={slug} />
            <div>
              <p className="num flex gap-x-3 text-sm text-muted">
                <FormattedDate date={published} />
                <span>{`${topic}, ${minutes} min`}</span>
              </p>
              <h2 className={`mt-3 ${index === 0 ? "text-h2" : "text-title"}`}>
                <Link to={`/blog/${slug}`} className="rounded-xs after:absolute after:inset-0">
                  {title}
                </Link>
              </h2>
              <p className="mt-4 max-w-(--measure) text-text-2">{description}</p>
              {index === 0 ? (
                <ul className="mt-6 grid border-t border-hairline text-sm/(--lh-body) text-text-2">
                  {parts.map((part) => (
                    <li key={part} className="border-b border-hairline py-2">
                      {part}
                    </li>
                  ))}
                </ul>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </main>
  );
}
