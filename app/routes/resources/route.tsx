import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { RESOURCE_CATEGORIES } from "~/data/resources";
import { PageHero } from "~/ui/page-hero";
import { pageMeta } from "~/ui/page-meta";
import { CategoryCard } from "./category-card";

export function loader() {
  return { categories: RESOURCE_CATEGORIES };
}

export const handle = { isSameForEveryone: true };

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Career resources",
    description:
      "Twenty-seven resources worth your time: official figures, professional organizations and free references for nine fields of work.",
    path: "/resources",
  });

export default function Resources() {
  const { categories } = useLoaderData<typeof loader>();
  return (
    <main id="main">
      <PageHero
        title="Career resources"
        lead="Official figures, professional organizations and free references. Nothing here is an ad."
      />
      <ul className="page pairs grid gap-3.5 pt-8 md:grid-cols-2 lg:grid-cols-3 lg:gap-5 lg:pt-12">
        {categories.map((category) => (
          <CategoryCard key={category.id} category={category} />
        ))}
      </ul>
      <p className="page pt-5 pb-(--section) text-xs text-muted">
        These links leave Pathlight. Most of the official ones are about the United States.
      </p>
    </main>
  );
}
