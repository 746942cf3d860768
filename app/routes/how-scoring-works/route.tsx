import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import readingStyles from "~/styles/kinds/reading.css";
import { LinkButton } from "~/ui/button";
import { PageHero } from "~/ui/page-hero";
import { pageMeta } from "~/ui/page-meta";
import { linkStyles } from "~/ui/style-links";
import { ScoreChanges } from "./change-table";
import { Agreement } from "./agreement";
import { Limitations } from "./limitations";
import { MadeUpAnswers } from "./made-up-answers";
import { Rubric } from "./rubric";
import { BandScale } from "./band-scale";
import { Section } from "./section";
import { SecondOpinionSteps } from "./second-opinion-steps";
import { WorkedExample } from "./worked-example";
import { loader } from "./how-scoring-works.server";

export { loader };

export const handle = { isSameForEveryone: true };

export const links = linkStyles(readingStyles);

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "How scoring works",
    description:
      "The rubric, a worked example, what junk scores, how often the coach agrees with people, and where it gets things wrong, in plain English.",
    path: "/how-scoring-works",
  });

const SECTIONS = {
  example: "One answer, read sentence by sentence",
  changes: "Change one thing",
  points: "Where the points come from",
  bands: "Five bands",
  junk: "What junk answers score",
  people: "How often it agrees with people",
  wrong: "Where it is wrong",
  opinion: "The second opinion",
} as const;

export default function HowScoringWorks() {
  const {
    lead,
    example,
    changes,
    rubrics,
    bands,
    questions,
    madeUpAnswers,
    agreement,
    humanAgreement,
    limits,
    steps,
    endpoint,
  } = useLoaderData<typeof loader>();
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
        <nav aria-label="On this page" className="mt-6 flex flex-wrap gap-x-6 text-sm font-medium">
          {Object.entries(SECTIONS).map(([id, title]) => (
            <a
              key={id}
              href={`#${id}`}
              className="inline-flex min-h-11 items-center rounded-xs text-text-2 hover:text-primary-ink md:min-h-8"
            >
              {title}
            </a>
          ))}
        </nav>
      </PageHero>
      <div className="page pb-(--section)">
        <Section
          id="example"
          title={SECTIONS.example}
          lead={`A real question from the ${example.card} card, and a good but not perfect answer we wrote. Below is the review from the coach on this server.`}
          isFirst
        >
          <WorkedExample prompt={example.prompt} review={example.review} bands={bands} />
        </Section>
        <Section
          id="changes"
          title={SECTIONS.changes}
          lead="The same answer with one change at a time, scored by the same coach. The marker shows the original score."
        >
          <ScoreChanges changes={changes} previousScore={example.review.score} />
        </Section>
        <Section
          id="points"
          title={SECTIONS.points}
          lead="Every answer can earn 100 points. A dimension is worth a fixed number of them, and the points of all dimensions add up to the score."
        >
          <Rubric {...rubrics} />
        </Section>
        <Section
          id="bands"
          title={SECTIONS.bands}
          lead="Each range of the scale has a name, because a single point more or less means little."
        >
          <BandScale bands={bands} />
        </Section>
        <Section
          id="junk"
          title={SECTIONS.junk}
          lead={`We ran made-up answers to all ${questions} questions in the bank. A coach that rewards junk can’t be trusted when it praises.`}
        >
          <MadeUpAnswers rows={madeUpAnswers} />
        </Section>
        <Section
          id="people"
          title={SECTIONS.people}
          lead="Thousands of short answers graded by teachers, scored without key points, only against one model answer: the hardest case for the coach."
        >
          <Agreement rows={agreement} human={humanAgreement} />
        </Section>
        <Section
          id="wrong"
          title={SECTIONS.wrong}
          lead="Trust the coach more on what’s missing than on the last five points."
        >
          <Limitations limits={limits} />
        </Section>
        <Section
          id="opinion"
          title={SECTIONS.opinion}
          lead={
            endpoint
              ? `On this server you can ask ${endpoint.model} at ${endpoint.host} for a second opinion on an answer.`
              : "The people who run a Pathlight server can add a language model as a second coach. This server has none, so no answer leaves it."
          }
        >
          <SecondOpinionSteps steps={steps} />
        </Section>
        <div className="flex flex-wrap gap-3 border-t border-hairline pt-10">
          <LinkButton to="/interview" size="lg">
            Practice a question
          </LinkButton>
          <LinkButton to="/privacy" size="lg" variant="secondary">
            What is stored
          </LinkButton>
        </div>
      </div>
    </main>
  );
}
