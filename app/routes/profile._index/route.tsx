import type { MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { SkillTable } from "~/skills/skill-table";
import { pageMeta } from "~/ui/page-meta";
import { EmptyOverview } from "./empty-overview";
import { RecentActivity, OverviewHeader } from "./overview";
import { loader } from "./overview.server";

export { loader };

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, { title: "Your profile" });

export default function ProfileOverview() {
  const loaderData = useLoaderData<typeof loader>();
  if (!loaderData) return <EmptyOverview />;
  const {
    headline,
    detail,
    step,
    points,
    latestAttempts,
    open: openSessions,
    requests,
    comebacks,
    skillCount,
    record,
  } = loaderData;
  return (
    <>
      <OverviewHeader headline={headline} detail={detail} step={step} />
      <RecentActivity
        points={points}
        latestAttempts={latestAttempts}
        openSessions={openSessions}
        requests={requests}
        due={comebacks}
      />
      {record.length === 0 ? null : (
        <section className="border-t border-hairline pt-9">
          <div className="mb-4 flex items-baseline justify-between gap-4">
            <h2 className="text-section">Skill record</h2>
            <Link
              to="/profile/skills"
              className="num text-sm text-primary-ink underline underline-offset-3"
            >
              {skillCount === 1 ? "Your skill" : `All ${skillCount} skills`}
            </Link>
          </div>
          <SkillTable record={record} />
        </section>
      )}
    </>
  );
}
