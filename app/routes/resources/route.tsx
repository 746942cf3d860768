import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { RESOURCE_CATEGORIES } from "~/data/resources";
import type { PageHandle } from "~/platform/http/page-handle";
import readingStyles from "~/styles/kinds/reading.css?url";
import resourcesStyles from "./resource-index.css?url";
import { Link } from "~/ui/link";
import { PageHero } from "~/ui/page-hero";
import { pageMeta } from "~/ui/page-meta";
import { linkStyles } from "~/ui/style-links";
import { ResourceFields, ResourceIndex } from "./resource-index";

export function loader() {
  return { categories: RESOURCE_CATEGORIES };
}

export const handle = {
  access: "public",
  cache: "same-for-everyone",
  preload: "prerender",
  sitemap: true,
  search: {
    title: "Career resources",
    text: "Official figures, professional organizations and free references for ten fields of work.",
  },
} satisfies PageHandle;

export const links = linkStyles(readingStyles, resourcesStyles);

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Career resources",
    description:
      "Official figures, professional organizations and free references for ten fields of work, in the United States and elsewhere.",
    path: "/resources",
  });

export default function Resources() {
  const { categories } = useLoaderData<typeof loader>();
  return (
    <main id="main">
      <PageHero
        title="Career resources"
        lead={
          <>
            Official figures, professional organizations and free references, in the United States
            and elsewhere. Our own:{" "}
            <Link to="/blog" className={LINK}>
              articles on interviews
            </Link>{" "}
            and the course{" "}
            <Link to="/learning/job-search" className={LINK}>
              The Job Search
            </Link>
            .
          </>
        }
      />
      <div className="page index pt-6 pb-(--section) lg:pt-14">
        <ResourceFields categories={categories} />
        <div className="min-w-0">
          <ResourceIndex categories={categories} />
          <p className="mt-8 text-xs text-muted">
            These links leave Pathlight. Unless it says otherwise, an official one is about the
            United States.
          </p>
        </div>
      </div>
    </main>
  );
}

const LINK = "text-primary-ink underline underline-offset-3";
