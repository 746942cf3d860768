import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { PageHandle } from "~/platform/http/page-handle";
import readingStyles from "~/styles/kinds/reading.css?url";
import { LinkButton } from "~/ui/button";
import { PageHero } from "~/ui/page-hero";
import { pageMeta } from "~/ui/page-meta";
import { PageSection, SectionLinks } from "~/ui/page-section";
import { linkStyles } from "~/ui/style-links";
import { Notes } from "~/ui/notes";
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
    text: "What the coach sees, thinks and asks, what earns points and why a score is a range, with an example.",
  },
} satisfies PageHandle;

export const links = linkStyles(readingStyles);

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "How scoring works",
    description:
      "A worked example, the rubric, what the coach sees, thinks and asks, and the second opinion: how an answer is scored, in plain English.",
    path: "/how-scoring-works",
  });

const SECTIONS = {
  example: "One answer, read sentence by sentence",
  points: "Where the points come from",
  knowing: "Seen, thought or asked",
  range: "How a score becomes settled",
  bands: "Five bands",
  opinion: "The second opinion",
} as const;

export default function HowScoringWorks() {
  const { lead, example, rubrics, ways, notes, bands, steps, endpoint } =
    useLoaderData<typeof loader>();
  return (
    <main id="main">
      <PageHero
        title="How scoring works"
        lead={lead}
        facts={[
          { label: "Rubric", value: example.review.maker.version.replace(/^rubric /, "") },
          { label: "Reads", value: "English" },
          { label: "Same answer and replies", value: "Same score" },
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
          <WorkedExample prompt={example.prompt} review={example.review} />
        </PageSection>
        <PageSection
          id="points"
          title={SECTIONS.points}
          lead="Every answer can earn 100 points, in two parts. The points of both add up to the best estimate of the score."
        >
          <Rubric {...rubrics} />
        </PageSection>
        <PageSection
          id="knowing"
          title={SECTIONS.knowing}
          lead="The coach reads words and can’t understand everything, so it doesn’t guess. Whatever it says of a point is one of three things."
        >
          <Notes notes={ways} isWide />
        </PageSection>
        <PageSection
          id="range"
          title={SECTIONS.range}
          lead="You know what you said. With each of your replies the range gets more certain, and mostly narrower."
        >
          <Notes notes={notes} />
        </PageSection>
        <PageSection
          id="bands"
          title={SECTIONS.bands}
          lead="Each part of the scale has a name, because a single point more or less means little. A review names the bands at both ends of its range."
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
