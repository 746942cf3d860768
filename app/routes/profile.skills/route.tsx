import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ChevronDown, Map, MessageSquareText } from "lucide-react";
import { SkillTable } from "~/skills/skill-table";
import { LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { pageMeta } from "~/ui/page-meta";
import { loader } from "./skills.server";

export { loader };

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, { title: "Your skills" });

const ALTERNATIVES = [
  {
    to: "/interview",
    icon: MessageSquareText,
    title: "Answer a question instead",
    detail: "Every answer is evidence for the skills its question tests.",
    duration: "about 6 min",
  },
  {
    to: "/careers/technology",
    icon: Map,
    title: "See which skills a career asks for",
    detail: "Six roles in each of seven fields.",
    duration: "5 min",
  },
] as const;

export default function ProfileSkills() {
  const { record, latestResultId, headline, detail } = useLoaderData<typeof loader>();
  if (record.length === 0) {
    return (
      <EmptyState
        title="No skills on record yet."
        action={{
          to: "/assessment",
          label: "Begin Assessment",
          note: "15 to 20 minutes, in five steps",
        }}
        alternatives={ALTERNATIVES}
      >
        Rate yourself, and every skill stands here with its date. Each interview answer then adds
        what it shows, beside what you said.
      </EmptyState>
    );
  }
  return (
    <>
      <h1 className="mt-9 max-w-[24em] text-title lg:mt-11">{headline}</h1>
      <p className="mt-4 mb-10 max-w-(--measure) text-lead text-text-2">{detail}</p>
      <SkillTable record={record} />
      <LevelExplanation />
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton to="/interview">Practice one of them</LinkButton>
        {latestResultId ? (
          <LinkButton to={`/assessment/results/${latestResultId}`} variant="secondary">
            Your assessment
          </LinkButton>
        ) : (
          <LinkButton to="/assessment" variant="secondary">
            Rate yourself
          </LinkButton>
        )}
      </div>
    </>
  );
}

/** The formula in words; the exact one stands in the code and in the project's decisions. */
function LevelExplanation() {
  return (
    <details className="group mt-6 max-w-(--measure) text-sm text-text-2">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 text-ui font-strong text-text [&::-webkit-details-marker]:hidden">
        How a level is made
        <ChevronDown className="size-4.5 text-muted group-open:rotate-180" aria-hidden />
      </summary>
      <p className="mt-1">
        A level is a weighted mean on the scale of the scores, 0 to 100. An answer counts one, what
        a mentor saw one and a half, lessons six tenths, your own rating half. Evidence counts half
        after four months for answers, half a year for lessons, a year for ratings and reviews. Of
        several tries at one question the last counts. One given right after reading the sample
        answer, a review or the hint counts half, beside the last one given without.
      </p>
      <p className="mt-2">
        The range holds the level in about eight of ten cases. It narrows with every answer that
        agrees and widens as evidence ages or disagrees. A hollow bar is a claim: no answer and no
        mentor has shown it yet.
      </p>
    </details>
  );
}
