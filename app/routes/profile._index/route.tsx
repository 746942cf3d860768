import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { PageHandle } from "~/platform/http/page-handle";
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
  const { targetSummary, progress, advice, points, latestAttempts, levelChanges } = overview;
  const { waiting } = overview;
  return (
    <>
      <OverviewHeader targetSummary={targetSummary} progress={progress} advice={advice} />
      <RecentActivity
        points={points}
        latestAttempts={latestAttempts}
        levelChanges={levelChanges}
        waiting={waiting}
      />
      <AboutPerson {...person} />
    </>
  );
}
