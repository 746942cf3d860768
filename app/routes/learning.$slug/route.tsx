import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LinkButton } from "~/ui/button";
import { PageHero } from "~/ui/page-hero";
import { pageMeta } from "~/ui/page-meta";
import { CourseAside } from "./course-aside";
import { Syllabus } from "./syllabus";
import { loader } from "./course.server";

export { loader };

export const handle = { isSameForEveryone: true };

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
  const { course, lessons, skills, subject, practiceUrl } = useLoaderData<typeof loader>();
  const firstLesson = course.syllabus[0]?.lessons[0];
  return (
    <main id="main">
      <PageHero
        title={course.title}
        lead={course.description}
        breadcrumbs={[
          { label: "Learning Paths", to: "/learning" },
          { label: subject, to: `/learning?tab=${course.tab}` },
          { label: course.title },
        ]}
        facts={[
          { label: "Level", value: course.level },
          { label: "Lessons", value: String(lessons) },
          { label: "Duration", value: course.duration },
        ]}
        isLong
      />
      <div className="page grid gap-12 pt-10 pb-(--section) lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-20 lg:pt-14">
        <div>
          {firstLesson ? (
            <LinkButton
              to={`/learning/${course.id}/${firstLesson.slug}`}
              size="lg"
              className="mb-10"
            >
              Start the first lesson
            </LinkButton>
          ) : null}
          <h2 className="text-section">You will be able to</h2>
          <ul className="mt-5 grid gap-x-10 gap-y-3 text-text-2 md:grid-cols-2">
            {course.outcomes.map((outcome) => (
              <li key={outcome} className="tick">
                {outcome}
              </li>
            ))}
          </ul>
          <h2 className="mt-12 text-section">Syllabus</h2>
          <Syllabus course={course} />
          <LinkButton to="/learning" variant="secondary" className="mt-10">
            All learning paths
          </LinkButton>
        </div>
        <CourseAside course={course} skills={skills} practiceUrl={practiceUrl} />
      </div>
    </main>
  );
}
