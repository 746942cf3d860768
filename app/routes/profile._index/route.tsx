import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { PageHandle } from "~/platform/http/page-handle";
import { SkillTable } from "~/skills/skill-table";
import { Link } from "~/ui/link";
import { pageMeta } from "~/ui/page-meta";
import { AboutPerson } from "./about-person";
import { EmptyOverview } from "./empty-overview";
import { FirstDay } from "./first-day";
import { OverviewHeader } from "./overview-header";
import { loader } from "./overview.server";
import { RecentActivity } from "./recent-activity";

export { loader };

export const handle = {
  access: "account",
  search: {
    title: "Your profile",
    text: "Your skill record, courses, mentoring sessions and what to do next.",
  },
} satisfies PageHandle;

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, { title: "Your profile" });

export default function ProfileOverview() {
  const { person, name, overview, firstDay } = useLoaderData<typeof loader>();
  if (overview === null) {
    return (
      <>
        {firstDay.isAnswered ? (
          <EmptyOverview job={firstDay.job} />
        ) : (
          <FirstDay name={name} form={firstDay.form} />
        )}
        <AboutPerson {...person} />
      </>
    );
  }
  const { targetSummary, progress, step, alternative, points, latestAttempts, levelChanges } =
    overview;
  const { waiting, skillCount, rows } = overview;
  return (
    <>
      <OverviewHeader
        targetSummary={targetSummary}
        progress={progress}
        step={step}
        alternative={alternative}
      />
      <RecentActivity
        points={points}
        latestAttempts={latestAttempts}
        levelChanges={levelChanges}
        waiting={waiting}
      />
      {rows.length === 0 ? null : (
        <section className="border-t border-hairline pt-9">
          <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <h2 className="text-section">
              Skill record
              <span className="ml-2.5 max-sm:ml-0 max-sm:block font-sans text-sm font-text tracking-normal text-muted">
                the line on each bar is what an interview asks for
              </span>
            </h2>
            <Link
              to="/profile/skills"
              className="num inline-flex min-h-11 items-center text-sm text-primary-ink underline underline-offset-3"
            >
              {skillCount === 0
                ? "Your plan"
                : skillCount === 1
                  ? "Your skill and plan"
                  : skillCount === 2
                    ? "Both skills and your plan"
                    : `All ${skillCount} skills and your plan`}
            </Link>
          </div>
          <SkillTable groups={[{ title: "", rows }]} caption="Skill record" />
        </section>
      )}
      <AboutPerson {...person} />
    </>
  );
}
