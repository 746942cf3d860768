import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listCareerTiles, CLAIMS } from "~/data/home";
import type { PageHandle } from "~/platform/http/page-handle";
import homeStyles from "~/styles/kinds/home.css?url";
import { pageMeta } from "~/ui/page-meta";
import homePageStyles from "./route.css?url";
import sceneStyles from "./scenes.css?url";
import { linkStyles } from "~/ui/style-links";
import { CareerTiles } from "./career-tiles";
import { Stats } from "./stats";
import { CallToAction } from "./call-to-action";
import { Hero } from "./hero";
import { IconStrip } from "./icon-strip";
import { renderScenes } from "./scenes.server";

export async function loader() {
  return { tiles: listCareerTiles(), stats: CLAIMS, scenes: await renderScenes() };
}

export const handle = {
  access: "public",
  cache: { maxAgeInSeconds: 60 },
  preload: "prerender",
  sitemap: true,
} satisfies PageHandle;

export const links = linkStyles(homeStyles, homePageStyles);

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Pathlight · Walk into every interview ready",
    description:
      "Practice real interview questions, see which sentence earned each point, and find the career your skills already fit.",
    path: "/",
    isWebsite: true,
  });

export default function Home() {
  const { tiles, stats, scenes } = useLoaderData<typeof loader>();
  return (
    <main id="main">
      <Hero />
      <IconStrip />
      {/* Below what is seen first, which doesn't wait for it. */}
      <link rel="stylesheet" href={sceneStyles} />
      <div dangerouslySetInnerHTML={{ __html: scenes }} />
      <CareerTiles tiles={tiles} />
      <Stats stats={stats} />
      <CallToAction />
    </main>
  );
}
