import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { NextStepCard } from "~/skills/advice/next-step-card";
import { LinkButton } from "~/ui/button";
import { pluralize } from "~/ui/format";
import { pageMeta } from "~/ui/page-meta";
import { loader } from "./learning.server";
import { StartedCourses } from "./started-courses";

export { loader };

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, { title: "Your learning" });

export default function ProfileLearning() {
  const { advice, example, courses } = useLoaderData<typeof loader>();
  const completed = courses.filter(({ isCompleted }) => isCompleted).length;
  return (
    <>
      <h1 className="num mt-9 mb-9 max-w-[24em] text-title lg:mt-11">
        {courses.length === 0
          ? "No course started yet."
          : summarizeCourses(courses.length - completed, completed)}
      </h1>
      {courses.length === 0 ? null : <StartedCourses courses={courses} />}
      <div className="grid items-start gap-10 lg:grid-cols-2">
        <NextStepCard advice={advice} className={courses.length === 0 ? "" : "mt-14"} />
        {example === "" ? null : <div dangerouslySetInnerHTML={{ __html: example }} />}
      </div>
      <LinkButton to="/learning" variant="secondary" className="mt-8">
        All learning paths
      </LinkButton>
    </>
  );
}

function summarizeCourses(inProgress: number, completed: number): string {
  const counts = [
    ...(inProgress > 0 ? [`${pluralize(inProgress, "course")} in progress`] : []),
    ...(completed > 0
      ? [`${inProgress > 0 ? completed : pluralize(completed, "course")} completed`]
      : []),
  ];
  return `${counts.join(", ")}.`;
}
