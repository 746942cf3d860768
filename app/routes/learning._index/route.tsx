import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LEARNING_TAB_LABELS } from "~/data/learning/courses";
import { LEARNING_TABS } from "~/data/learning/types";
import { PageHero } from "~/ui/page-hero";
import { pageMeta } from "~/ui/page-meta";
import { CourseCard } from "./course-card";
import { loader } from "./shelf.server";
import { YourCourses } from "./your-courses";

export { loader };

export const handle = { isSameForEveryone: true, query: { tab: LEARNING_TABS } };

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Learning paths",
    description:
      "Ten short courses in four tracks: programming, soft skills, data science and design. Each ends with a project you can show.",
    path: "/learning",
  });

const TABS = LEARNING_TABS.map((id) => ({
  to: `/learning?tab=${id}`,
  label: LEARNING_TAB_LABELS[id],
}));

export default function Learning() {
  const { tab, courses, started, bookmarks } = useLoaderData<typeof loader>();
  return (
    <main id="main">
      <PageHero
        title="Learning paths"
        lead="Short courses on the skills interviews test. Most lessons take about 20 minutes, and each course ends with a project you can show."
        tabs={{ label: "Subject", items: TABS, current: `/learning?tab=${tab}` }}
      />
      <div className="page pt-6 pb-(--section) lg:pt-10">
        <YourCourses started={started} bookmarks={bookmarks} />
        <ul className="pairs grid gap-3.5 md:grid-cols-2 lg:grid-cols-3 lg:gap-5">
          {courses.map((course) => (
            <CourseCard key={course.id} course={course} />
          ))}
        </ul>
        <p className="mt-5 text-xs text-muted">
          The instructors are samples: the people are invented. The lessons are real.
        </p>
      </div>
    </main>
  );
}
