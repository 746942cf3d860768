import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { JobAside } from "~/person-context/job-aside";
import type { PageHandle } from "~/platform/http/page-handle";
import { TodayView } from "~/today/today-view";
import { pageMeta } from "~/ui/page-meta";
import { FirstDay } from "./first-day";
import { action, loader } from "./today.server";

export { action, loader };

export const handle = {
  access: "account",
  search: {
    title: "Today",
    text: "What to do today, your skill record, courses and sessions.",
  },
} satisfies PageHandle;

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, { title: "Today" });

export default function Today() {
  const { name, firstDay, job, today } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  if (today === null) return <FirstDay name={name} form={firstDay.form} />;
  return (
    <TodayView today={today} limitMessage={actionData?.limitMessage}>
      {job?.occupation ? <JobAside job={job} /> : null}
    </TodayView>
  );
}
