import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { articleBySlug, ARTICLES, nextArticles, readingMinutes } from "~/data/blog/articles";
import type { Block } from "~/data/prose";
import type { PageHandle } from "~/platform/http/page-handle";
import blogStyles from "./route.css?url";
import readingStyles from "~/styles/kinds/reading.css?url";
import { ArticleArt } from "~/ui/article-art";
import { LinkButton } from "~/ui/button";
import { Link } from "~/ui/link";
import { linkStyles } from "~/ui/style-links";
import { TableOfContents } from "~/ui/table-of-contents";
import { PageHero } from "~/ui/page-hero";
import { pageMeta } from "~/ui/page-meta";
import { Prose } from "~/ui/prose";
import { FormattedDate } from "~/ui/formatted-date";
import { ArticleSources } from "./article-sources";

export function loader({ params }: LoaderFunctionArgs) {
  const article = articleBySlug(params.slug ?? "");
  if (!article) throw new Response("Not found", { status: 404 });
  return {
    article,
    minutes: readingMinutes(article),
    next: nextArticles(article).map(({ slug, title, description }) => ({
      slug,
      title,
      description,
    })),
  };
}

export const handle = {
  access: "public",
  cache: "same-for-everyone",
  preload: "prerender",
  sitemap: serverOnly$(() =>
    ARTICLES.map(({ slug, published }) => ({ path: `/blog/${slug}`, lastModified: published })),
  ),
} satisfies PageHandle;

export const links = linkStyles(readingStyles, blogStyles);

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(
    matches,
    data && {
      title: data.article.title,
      description: data.article.description,
      path: `/blog/${data.article.slug}`,
      published: data.article.published,
    },
  );

export default function BlogArticle() {
  const { article, minutes, next } = useLoaderData<typeof loader>();
  const [text, ending] = splitEnding(article.blocks);
  return (
    <main id="main" className="article-page">
      <div className="article-hero">
        <PageHero
          title={article.title}
          lead={article.description}
          breadcrumbs={[{ label: "Blog", to: "/blog" }, { label: article.topic }]}
          isLong
        >
          <p className="num mt-5 flex gap-x-3 text-sm text-muted">
            <FormattedDate date={article.published} />
            <span>{`${minutes} min read`}</span>
          </p>
        </PageHero>
        <ArticleArt slug={article.slug} />
      </div>
      <div className="page grid gap-10 pt-10 pb-(--section) lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-20 lg:pt-16">
        <TableOfContents blocks={article.blocks} />
        <article>
          <Prose blocks={text} />
          <section className="article-ending panel-lit mt-14 max-w-2xl rounded-hero border border-primary-line bg-surface-1 p-6 shadow-inner sm:p-9">
            <Prose blocks={ending} />
            <LinkButton to={article.next.to} size="lg" className="mt-6">
              {article.next.label}
            </LinkButton>
          </section>
          <ArticleSources sources={article.sources} />
          {next.map(({ slug, title, description }) => (
            <section key={slug} className="article-related">
              <ArticleArt slug={slug} />
              <div>
                <p className="text-sm text-muted">Read next</p>
                <h2 className="mt-2 text-section">
                  <Link to={`/blog/${slug}`} className="rounded-xs after:absolute after:inset-0">
                    {title}
                  </Link>
                </h2>
                <p className="mt-2 text-ui text-text-2">{description}</p>
              </div>
            </section>
          ))}
        </article>
      </div>
    </main>
  );
}

/** The last section says what to do, so it stands apart. */
function splitEnding(blocks: readonly Block[]): [Block[], Block[]] {
  const start = blocks.findLastIndex(({ kind }) => kind === "heading");
  return [blocks.slice(0, start), blocks.slice(start)];
}
