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
        title="No skills yet."
        action={{
          to: "/assessment",
          label: "Begin Assessment",
          note: "15–20 minutes, in five steps",
        }}
        alternatives={ALTERNATIVES}
      >
        Rate yourself, and every skill appears here with its date. Each interview answer then adds a
        score next to your rating.
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

/** The formula in words; the exact one is in app/skills/level.ts. */
function LevelExplanation() {
  return (
    <details className="group mt-6 max-w-(--measure) text-sm text-text-2">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 text-ui font-strong text-text [&::-webkit-details-marker]:hidden">
        How levels are calculated
        <ChevronDown className="size-4.5 text-muted group-open:rotate-180" aria-hidden />
      </summary>
      <p className="mt-1">
        A level is a weighted average from 0 to 100, like a score. An answer has weight 1, a
        mentor’s review 1.5, lessons 0.6 and your own rating 0.5. Weights halve over time: after
        four months for answers, six months for lessons, a year for ratings and mentor reviews. Of
        several attempts at one question, the latest counts. An attempt made right after reading the
        sample answer, a review or the hint counts for half, next to the latest one made without
        help.
      </p>
      <p className="mt-2">
        The true level is within the range in about 8 of 10 cases. The range narrows when evidence
        agrees and widens as evidence ages or disagrees. An outlined bar means self-rated only: no
        answer or mentor has confirmed it yet.
      </p>
    </details>
  );
}
