import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { careerTiles, CLAIMS } from "~/data/home";
import { pageMeta } from "~/ui/page-meta";
import { CareerTiles } from "./career-tiles";
import { Claims } from "./claims";
import { ClosingCall } from "./closing-call";
import { Hero } from "./hero";
import { IconStrip } from "./icon-strip";

export function loader() {
  return { tiles: careerTiles(), claims: CLAIMS };
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Pathlight · Walk into every interview ready",
    description:
      "Practice real interview questions, see which sentence earned each point, and find the career your skills already fit.",
    path: "/",
    organization: true,
  });

export default function Home() {
  const { tiles, claims } = useLoaderData<typeof loader>();
  return (
    <main id="main">
      <Hero />
      <IconStrip />
      <CareerTiles tiles={tiles} />
      <Claims claims={claims} />
      <ClosingCall />
    </main>
  );
}
