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
import { Agreement } from "./agreement";
import { ScoreChanges } from "./change-table";
import { MadeUpAnswers } from "./made-up-answers";
import { loader } from "./scoring-tests.server";

export { loader };

export const handle = {
  access: "public",
  cache: "same-for-everyone",
  preload: "prerender",
  sitemap: true,
  search: {
    title: "How we tested the scoring",
    text: "What junk answers score, how often the coach agrees with people, and where it is wrong.",
  },
} satisfies PageHandle;

export const links = linkStyles(readingStyles);

const TITLE = "How we tested the scoring";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: TITLE,
    description:
      "What moves a score and what doesn’t, what junk answers score, how often the coach agrees with people, and where it is wrong.",
    path: "/how-scoring-works/tests",
  });

const SECTIONS = {
  changes: "Change one thing",
  junk: "What junk answers score",
  people: "How often it agrees with people",
  wrong: "Where it is wrong",
} as const;

export default function ScoringTests() {
  const {
    lead,
    exampleScore,
    changes,
    questions,
    madeUpAnswers,
    agreement,
    humanAgreement,
    limits,
  } = useLoaderData<typeof loader>();
  return (
    <main id="main">
      <PageHero
        title={TITLE}
        lead={lead}
        breadcrumbs={[{ label: "How scoring works", to: "/how-scoring-works" }, { label: "Tests" }]}
      >
        <SectionLinks sections={SECTIONS} />
      </PageHero>
      <div className="page pb-(--section)">
        <PageSection
          id="changes"
          title={SECTIONS.changes}
          lead="The answer of the worked example with one change at a time, scored by the coach on this server. Best estimates; the marker shows the original one."
          isFirst
        >
          <ScoreChanges changes={changes} previousScore={exampleScore} />
        </PageSection>
        <PageSection
          id="junk"
          title={SECTIONS.junk}
          lead={`We ran made-up answers to all ${questions} questions in the bank and took the best estimates, before anything is asked. A coach that rewards junk can’t be trusted when it praises.`}
        >
          <MadeUpAnswers rows={madeUpAnswers} />
        </PageSection>
        <PageSection
          id="people"
          title={SECTIONS.people}
          lead="Thousands of short answers graded by teachers, scored without key points, only against one model answer: the hardest case for the coach."
        >
          <Agreement rows={agreement} human={humanAgreement} />
        </PageSection>
        <PageSection
          id="wrong"
          title={SECTIONS.wrong}
          lead="The sizes of its faults, measured with rubric 3.0. Trust an estimate more once you have answered what the coach asks."
        >
          <Notes notes={limits} />
        </PageSection>
        <div className="flex flex-wrap gap-3 border-t border-hairline pt-10">
          <LinkButton to="/interview" size="lg">
            Practice a question
          </LinkButton>
          <LinkButton to="/how-scoring-works" size="lg" variant="secondary">
            How scoring works
          </LinkButton>
        </div>
      </div>
    </main>
  );
}
