import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { QUOTES, TALKS } from "~/data/motivation";
import type { PageHandle } from "~/platform/http/page-handle";
import readingStyles from "~/styles/kinds/reading.css?url";
import { PageHero } from "~/ui/page-hero";
import { pageMeta } from "~/ui/page-meta";
import motivationStyles from "./route.css?url";
import { linkStyles } from "~/ui/style-links";
import { Quotes } from "./quotes";
import { TalkRow } from "./talk-row";

export function loader() {
  return { quotes: QUOTES, talks: TALKS };
}

export const handle = {
  access: "public",
  cache: "same-for-everyone",
  preload: "prerender",
  sitemap: true,
  search: {
    title: "Career motivation",
    text: "Quotes and talks for a day when the search is hard.",
  },
} satisfies PageHandle;

export const links = linkStyles(readingStyles, motivationStyles);

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Career motivation",
    description:
      "Four quotes with their sources and six talks for days when looking for work is hard.",
    path: "/motivation",
  });

export default function Motivation() {
  const { quotes, talks } = useLoaderData<typeof loader>();
  return (
    <main id="main">
      <PageHero
        title="Motivation for hard days"
        lead="Looking for work is hard work, and most applications go unanswered. Four quotes from people who knew that, and six talks with something you can do about it."
      />
      <Quotes quotes={quotes} />
      <section className="page py-(--section)">
        <h2 className="text-h2">Six talks</h2>
        <ul className="mt-6 border-t border-hairline-strong lg:mt-8">
          {talks.map((talk) => (
            <TalkRow key={talk.id} talk={talk} />
          ))}
        </ul>
        <p className="mt-5 text-xs text-muted">
          The talks open on ted.com. Nothing is loaded from there until you follow a link.
        </p>
      </section>
    </main>
  );
}
