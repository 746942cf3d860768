import type { MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { ARTICLES, readingMinutes } from "~/data/blog/articles";
import { PageHero } from "~/ui/page-hero";
import { pageMeta } from "~/ui/page-meta";
import { FormattedDate } from "~/ui/formatted-date";

export function loader() {
  return {
    articles: ARTICLES.map((article) => ({
      slug: article.slug,
      title: article.title,
      description: article.description,
      published: article.published,
      topic: article.topic,
      minutes: readingMinutes(article),
    })),
  };
}

export const handle = { isSameForEveryone: true };

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Blog",
    description: "Practical articles on interviews, applications and changing careers.",
    path: "/blog",
  });

export default function Blog() {
  const { articles } = useLoaderData<typeof loader>();
  return (
    <main id="main">
      <PageHero
        title="Blog"
        lead="Practical articles on interviews, applications and changing careers. Each one ends with something you can do tonight."
      />
      <ul className="page pt-4 pb-(--section) lg:pt-6">
        {articles.map(({ slug, title, description, published, topic, minutes }) => (
          <li
            key={slug}
            className="group relative grid gap-x-8 gap-y-3 border-b border-hairline py-8 lg:grid-cols-[12rem_minmax(0,1fr)] lg:py-12"
          >
            <p className="num flex gap-x-3 text-sm text-muted lg:block lg:leading-[1.7]">
              <FormattedDate date={published} />
              <span className="lg:block">{`${topic}, ${minutes} min`}</span>
            </p>
            <div className="max-w-[46rem]">
              <h2 className="text-title">
                <Link
                  to={`/blog/${slug}`}
                  className="rounded-xs group-hover:text-primary-ink after:absolute after:inset-0"
                >
                  {title}
                </Link>
              </h2>
              <p className="mt-3 text-text-2">{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </main>
  );
}
