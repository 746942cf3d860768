import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { COURSES } from "~/data/learning/courses";
import { CourseArt } from "~/learning/art/course-art";
import { CourseFacts } from "~/learning/course-facts";
import { formatMinutes } from "~/learning/format-minutes";
import type { PageHandle } from "~/platform/http/page-handle";
import learningStyles from "~/styles/kinds/learning.css?url";
import { LinkButton } from "~/ui/button";
import { Link } from "~/ui/link";
import { PageHero } from "~/ui/page-hero";
import { pageMeta } from "~/ui/page-meta";
import learningPagesStyles from "./route.css?url";
import { linkStyles } from "~/ui/style-links";
import { CourseDetails } from "./course-details";
import { CoursePanel } from "./course-panel";
import { ModuleList } from "./module-list";
import { action, loader } from "./course.server";

export { action, loader };

export const handle = {
  access: "public",
  cache: "same-for-everyone",
  preload: "prefetch",
  sitemap: serverOnly$(() => COURSES.map(({ id }) => ({ path: `/learning/${id}` }))),
} satisfies PageHandle;

export const links = linkStyles(learningStyles, learningPagesStyles);

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(
    matches,
    data && {
      title: data.course.title,
      description: data.course.description,
      path: `/learning/${data.course.id}`,
      isCourse: true,
    },
  );

export default function CoursePage() {
  const { course, lessons, skills, subject, practiceUrl, progress, capstone, ...rest } =
    useLoaderData<typeof loader>();
  return (
    <main id="main">
      <div className="course-hero">
        <PageHero
          title={course.title}
          lead={course.description}
          breadcrumbs={[
            { label: "Learning Paths", to: "/learning" },
            { label: subject, to: `/learning?tab=${course.tab}` },
            { label: course.title },
          ]}
          isLong
        >
          <CourseFacts
            facts={[
              ["Level", course.level],
              ["Lessons", lessons],
              ["Duration", course.duration],
            ]}
          />
        </PageHero>
        <CourseArt courseId={course.id} className="course-hero-art" />
      </div>
      <div className="page grid gap-12 pt-10 pb-(--section) lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-16 lg:pt-14">
        <aside className="lg:order-last">
          <div className="lg:sticky lg:top-22 lg:max-h-[calc(100vh-6.5rem)] lg:overflow-y-auto lg:[scrollbar-width:thin]">
            <CoursePanel courseId={course.id} progress={progress} skills={skills} {...rest} />
          </div>
        </aside>
        <div className="min-w-0">
          <h2 className="text-section">You will be able to</h2>
          <ul className="mt-5 grid gap-x-10 gap-y-3 text-text-2 md:grid-cols-2">
            {course.outcomes.map((outcome) => (
              <li key={outcome} className="tick">
                {outcome}
              </li>
            ))}
          </ul>
          <h2 className="mt-12 text-section">Syllabus</h2>
          <ModuleList course={course} modules={progress.modules} exercises={rest.exercises} />
          <section className="border-b border-hairline py-7">
            <h2 className="text-h3">
              <span className="block font-sans text-xs font-medium tracking-normal text-muted">
                Capstone
              </span>
              <Link
                to={`/learning/${course.id}/capstone`}
                className="flex min-h-11 items-center hover:text-primary-ink md:min-h-0"
              >
                {capstone.title}
              </Link>
            </h2>
            <p className="num mt-1.5 text-sm text-muted">
              A project with a checklist, about {formatMinutes(capstone.minutes)}
            </p>
          </section>
          <CourseDetails course={course} practiceUrl={practiceUrl} />
          <LinkButton to="/learning" variant="secondary" className="mt-10">
            All learning paths
          </LinkButton>
        </div>
      </div>
    </main>
  );
}
