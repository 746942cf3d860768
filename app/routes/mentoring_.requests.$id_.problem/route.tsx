import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ProblemPage } from "~/mentoring/feedback/problem-page";
import type { PageHandle } from "~/platform/http/page-handle";
import mentorSideKind from "~/styles/kinds/mentor-side.css?url";
import { pageMeta } from "~/ui/page-meta";
import { linkStyles } from "~/ui/style-links";
import { action, loader } from "./mentor-problem.server";

export { action, loader };

export const handle = { access: "mentor" } satisfies PageHandle;

export const links = linkStyles(mentorSideKind);

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data && { title: "Report a problem" });

export default function ReportMentorProblem() {
  const page = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  return <ProblemPage {...page} result={result} />;
}
