import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { PageHandle } from "~/platform/http/page-handle";
import readingStyles from "~/styles/kinds/reading.css?url";
import reviewStyles from "~/styles/review.css?url";
import { LinkButton } from "~/ui/button";
import { PageHero } from "~/ui/page-hero";
import { pageMeta } from "~/ui/page-meta";
import { PageSection, SectionLinks } from "~/ui/page-section";
import { linkStyles } from "~/ui/style-links";
import { Rubric } from "./rubric";
import { BandScale } from "./band-scale";
import { SecondOpinionSteps } from "./second-opinion-steps";
import { WorkedExample } from "./worked-example";
import { loader } from "./how-scoring-works.server";

export { loader };

export const handle = {
  access: "public",
  cache: "same-for-everyone",
  preload: "prerender",
  sitemap: true,
  search: {
    title: "How scoring works",
    text: "The rubric of the coach: what earns points and what limits a score, with a worked example.",
  },
} satisfies PageHandle;

export const links = linkStyles(readingStyles, reviewStyles);

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "How scoring works",
    description:
      "A worked example, the rubric, the five bands and the second opinion: how the coach scores an answer, in plain English.",
    path: "/how-scoring-works",
  });

const SECTIONS = {
  example: "One answer, read sentence by sentence",
  points: "Where the points come from",
  bands: "Five bands",
  opinion: "The second opinion",
} as const;

export default function HowScoringWorks() {
  const { lead, example, rubrics, bands, steps, endpoint } = useLoaderData<typeof loader>();
  return (
    <main id="main">
      <PageHero
        title="How scoring works"
        lead={lead}
        facts={[
          { label: "Rubric", value: example.review.maker.version.replace(/^rubric /, "") },
          { label: "Reads", value: "English" },
          { label: "Same answer", value: "Same score" },
        ]}
      >
        <SectionLinks sections={SECTIONS} />
      </PageHero>
      <div className="page pb-(--section)">
        <PageSection
          id="example"
          title={SECTIONS.example}
          lead={`A real question from the ${example.card} card, and a good but not perfect answer we wrote. Below is the review from the coach on this server.`}
          isFirst
        >
          <WorkedExample prompt={example.prompt} review={example.review} bands={bands} />
        </PageSection>
        <PageSection
          id="points"
          title={SECTIONS.points}
          lead="Every answer can earn 100 points. A dimension is worth a fixed number of them, and the points of all dimensions add up to the score."
        >
          <Rubric {...rubrics} />
        </PageSection>
        <PageSection
          id="bands"
          title={SECTIONS.bands}
          lead="Each range of the scale has a name, because a single point more or less means little."
        >
          <BandScale bands={bands} />
        </PageSection>
        <PageSection
          id="opinion"
          title={SECTIONS.opinion}
          lead={
            endpoint
              ? `On this server you can ask ${endpoint.model} at ${endpoint.host} for a second opinion on an answer.`
              : "The people who run a Pathlight server can add a language model as a second coach. This server has none, so no answer leaves it."
          }
        >
          <SecondOpinionSteps steps={steps} />
        </PageSection>
        <div className="flex flex-wrap gap-3 border-t border-hairline pt-10">
          <LinkButton to="/interview" size="lg">
            Practice a question
          </LinkButton>
          <LinkButton to="/how-scoring-works/tests" size="lg" variant="secondary">
            How we tested it
          </LinkButton>
          <LinkButton to="/privacy" size="lg" variant="secondary">
            What is stored
          </LinkButton>
        </div>
      </div>
    </main>
  );
}
