import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { WORK_FIELDS } from "~/data/home";
import type { PageHandle } from "~/platform/http/page-handle";
import homeStyles from "~/styles/kinds/home.css?url";
import { pageMeta } from "~/ui/page-meta";
import homePageStyles from "./route.css?url";
import sceneStyles from "./scenes.css?url";
import { linkStyles } from "~/ui/style-links";
import { CareerTiles } from "./career-tiles";
import { Stats } from "./stats";
import { CallToAction } from "./call-to-action";
import { type CardReply, Hero } from "./hero";
import { IconStrip } from "./icon-strip";
import { action, loader } from "./home.server";

export { action, loader };

export const handle = {
  access: "public",
  cache: { query: { for: WORK_FIELDS }, maxAgeInSeconds: 60 },
  preload: "prerender",
  sitemap: true,
} satisfies PageHandle;

export const links = linkStyles(homeStyles, homePageStyles);

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Pathlight · Walk into every interview ready",
    description:
      "Answer one interview question, see which sentence does the work, and find the career your skills already fit.",
    path: "/",
    isWebsite: true,
  });

export default function Home() {
  const { card, tiles, claims, counts, scenes } = useLoaderData<typeof loader>();
  const actionData = useActionData<CardReply>();
  return (
    <main id="main">
      <Hero card={card} {...actionData} />
      <IconStrip />
      {/* Below what is seen first, which doesn't wait for it. */}
      <link rel="stylesheet" href={sceneStyles} />
      <div dangerouslySetInnerHTML={{ __html: scenes }} />
      <CareerTiles tiles={tiles} />
      <Stats claims={claims} counts={counts} />
      <CallToAction />
    </main>
  );
}
