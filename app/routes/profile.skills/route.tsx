import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import Map from "lucide-react/icons/map";
import { MessageSquareText } from "~/ui/icons";
import { PlanList } from "~/skills/plan-list";
import { SkillTable } from "~/skills/skill-table";
import { LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Link } from "~/ui/link";
import { pageMeta } from "~/ui/page-meta";
import { LevelExplanation } from "./level-explanation";
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
    to: "/#careers",
    icon: Map,
    title: "See which skills a career asks for",
    detail: "Six roles in each of nine fields.",
    duration: "5 min",
  },
] as const;

export default function ProfileSkills() {
  const loaderData = useLoaderData<typeof loader>();
  if (loaderData.example !== null) return <NoSkills example={loaderData.example} />;
  const { groups, map, plan, target, targetSummary, summary, emptySources, latestResultId } =
    loaderData;
  return (
    <>
      <div className="skill-overview">
        <div>
          <h1 className="max-w-[24em] text-title">
            {targetSummary ? (
              <>
                {targetSummary.headline.before}
                <span className="text-primary-ink">{targetSummary.headline.highlight}</span>
                {targetSummary.headline.after}
              </>
            ) : (
              summary.headline
            )}
          </h1>
          <p className="mt-4 max-w-(--measure) text-lead text-text-2">
            {targetSummary ? targetSummary.detail : summary.detail}
          </p>
          {targetSummary ? (
            <p className="mt-2 max-w-(--measure) text-ui text-muted">
              {summary.headline} {summary.detail}
            </p>
          ) : null}
          <ChangeTarget title={target?.title} resultId={latestResultId} />
        </div>
        {plan.length === 0 ? null : (
          <section>
            <h2>{target ? "Your plan, widest gap first" : "What to do next, widest gap first"}</h2>
            <PlanList steps={plan} />
          </section>
        )}
        <div dangerouslySetInnerHTML={{ __html: map }} />
      </div>
      <section className="mt-14">
        <h2 className="text-section">Skill record</h2>
        <p className="mt-2 mb-4 max-w-(--measure) text-sm text-muted">
          The line on each bar is what an interview asks for. {emptySources}
        </p>
        <SkillTable groups={groups} caption="Skill record" />
      </section>
      <LevelExplanation />
      <div className="mt-8 flex flex-wrap gap-3">
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
      <Downloads />
    </>
  );
}

const DOWNLOADS = [
  { format: "json", label: "JSON" },
  { format: "csv", label: "CSV" },
  { format: "json-resume", label: "JSON Resume" },
] as const;

function Downloads() {
  return (
    <section className="mt-10">
      <h2 className="text-h3">Take it with you</h2>
      <p className="mt-1.5 max-w-(--measure) text-sm text-text-2">
        The record and plan as JSON, the evidence as CSV, or your profile with skills from
        Developing up as a JSON Resume.
      </p>
      <p className="mt-1 flex flex-wrap gap-x-6">
        {DOWNLOADS.map(({ format, label }) => (
          <a
            key={format}
            href={`/profile/skills/export?format=${format}`}
            className="inline-flex min-h-11 items-center text-sm text-primary-ink underline underline-offset-3"
            download
          >
            Download {label}
          </a>
        ))}
      </p>
    </section>
  );
}

function NoSkills({ example }: { example: string }) {
  return (
    <EmptyState
      title="No skills yet."
      action={{
        to: "/assessment",
        label: "Begin Assessment",
        note: "15–20 minutes, in five steps",
      }}
      example={<div dangerouslySetInnerHTML={{ __html: example }} />}
      alternatives={ALTERNATIVES}
    >
      Rate yourself, and every skill appears here with its date. Each interview answer then adds a
      score next to your rating.
    </EmptyState>
  );
}

interface ChangeTargetProps {
  title: string | undefined;
  /** Of the latest assessment. */
  resultId: string | null;
}

function ChangeTarget({ title, resultId }: ChangeTargetProps) {
  const linkStyle = "text-primary-ink underline underline-offset-3";
  return (
    <p className="mt-4 max-w-(--measure) text-ui text-text-2">
      {title ? "To aim for something else, choose " : "Choose a target to see the gap to it: "}
      {resultId ? (
        <>
          <Link to={`/assessment/results/${resultId}#matches`} className={linkStyle}>
            one of your matches
          </Link>
          ,{" "}
        </>
      ) : null}
      <Link to="/#careers" className={linkStyle}>
        a role
      </Link>{" "}
      or{" "}
      <Link to="/occupations" className={linkStyle}>
        an occupation
      </Link>
      .
    </p>
  );
}
