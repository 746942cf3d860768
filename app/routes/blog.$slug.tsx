import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { articleBySlug, readingMinutes } from "~/data/blog/articles";
import { LinkButton } from "~/ui/button";
import { TableOfContents } from "~/ui/table-of-contents";
import { PageHero } from "~/ui/page-hero";
import { pageMeta } from "~/ui/page-meta";
import { Prose } from "~/ui/prose";
import { FormattedDate } from "~/ui/formatted-date";

export function loader({ params }: LoaderFunctionArgs) {
  const article = articleBySlug(params.slug ?? "");
  if (!article) throw new Response("Not found", { status: 404 });
  return { article, minutes: readingMinutes(article) };
}

export const handle = { isSameForEveryone: true, hydrates: false };

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
  const { article, minutes } = useLoaderData<typeof loader>();
  return (
    <main id="main">
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
      <div className="page grid gap-10 pt-10 pb-(--section) lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-20 lg:pt-14">
        <TableOfContents blocks={article.blocks} />
        <article>
          <Prose blocks={article.blocks} />
          <div className="mt-12 flex flex-wrap gap-3 border-t border-hairline pt-8">
            <LinkButton to={article.next.to} size="lg">
              {article.next.label}
            </LinkButton>
            <LinkButton to="/blog" size="lg" variant="secondary">
              All articles
            </LinkButton>
          </div>
        </article>
      </div>
    </main>
  );
}
