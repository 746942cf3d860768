import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LEARNING_TAB_LABELS } from "~/data/learning/courses";
import { LEARNING_TABS } from "~/data/learning/types";
import type { PageHandle } from "~/platform/http/page-handle";
import learningStyles from "~/styles/kinds/learning.css?url";
import { Link } from "~/ui/link";
import { PageHero } from "~/ui/page-hero";
import { pageMeta } from "~/ui/page-meta";
import pageStyles from "./course-card.css?url";
import { linkStyles } from "~/ui/style-links";
import { CourseCard } from "./course-card";
import { loader } from "./shelf.server";
import { YourCourses } from "./your-courses";

export { loader };

export const handle = {
  access: "public",
  cache: {
    query: { tab: LEARNING_TABS },
  },
  preload: "prefetch",
  sitemap: true,
  search: {
    title: "Learning paths",
    text: "Eleven short courses in programming, soft skills, data science and design, with a certificate.",
  },
} satisfies PageHandle;

export const links = linkStyles(learningStyles, pageStyles);

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Learning paths",
    description:
      "Eleven short courses in four tracks: programming, soft skills, data science and design. Each ends with a project you can show.",
    path: "/learning",
  });

const TABS = LEARNING_TABS.map((id) => ({
  to: `/learning?tab=${id}`,
  label: LEARNING_TAB_LABELS[id],
}));

const PARTS = [
  ["Lessons", "About 20 minutes each, with exercises. Skip a module you can prove you know."],
  ["Quizzes", "One per module. What you miss comes back on a schedule."],
  ["Capstone", "A project of your own, checked against a list."],
  ["Certificate", "A page that says what you finished, to show or to keep."],
] as const;

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
        <ul className="grid gap-x-8 gap-y-12 md:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
          {courses.map((course) => (
            <CourseCard key={course.id} course={course} />
          ))}
        </ul>
        {courses.some(({ id }) => id === "job-search") ? null : (
          <p className="mt-8 text-sm text-text-2">
            Looking for work? Take{" "}
            <Link
              to="/learning/job-search"
              className="text-primary-ink underline underline-offset-3"
            >
              The Job Search
            </Link>
            , from the posting to the offer.
          </p>
        )}
        <ol
          aria-label="What a course consists of"
          className="stations route-stations mt-16 lg:mt-20"
        >
          {PARTS.map(([name, text]) => (
            <li key={name} className="station">
              <b className="font-strong">{name}</b>
              <p className="mt-1 text-ui text-text-2">{text}</p>
            </li>
          ))}
        </ol>
        <p className="mt-10 text-xs text-muted">
          The instructors are samples: the people are invented. The lessons are real.
        </p>
      </div>
    </main>
  );
}
