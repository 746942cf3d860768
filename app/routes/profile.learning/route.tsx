import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import BookOpen from "lucide-react/icons/book-open";
import { MessageSquareText } from "~/ui/icons";
import { SOLID_SCORE } from "~/skills/weak-spots";
import { LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { formatList, pluralize } from "~/ui/format";
import { pageMeta } from "~/ui/page-meta";
import { loader } from "./learning.server";
import { StartedCourses } from "./started-courses";
import { SuggestedCourses } from "./suggested-courses";

export { loader };

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, { title: "Your learning" });

const ALTERNATIVES = [
  {
    to: "/learning",
    icon: BookOpen,
    title: "Browse all courses",
    detail: "Ten courses in four subjects, about 20 minutes a lesson.",
    duration: "4.5 to 8 hours",
  },
  {
    to: "/interview",
    icon: MessageSquareText,
    title: "Answer a question",
    detail: "Its review shows what a course should teach you.",
    duration: "about 6 min",
  },
] as const;

export default function ProfileLearning() {
  const { hasRecord, newTarget, weakSkills, example, courses, suggestions } =
    useLoaderData<typeof loader>();
  if (courses.length > 0) {
    const completed = courses.filter(({ isCompleted }) => isCompleted).length;
    return (
      <>
        <h1 className="num mt-9 mb-9 max-w-[24em] text-title lg:mt-11">
          {summarizeCourses(courses.length - completed, completed)}
        </h1>
        <StartedCourses courses={courses} />
        {suggestions.length === 0 ? null : (
          <section className="mt-14">
            <h2 className="mb-4 text-section">
              {newTarget ? "For your target" : "For your weaker skills"}
            </h2>
            <SuggestedCourses courses={suggestions} />
          </section>
        )}
        <AllCoursesLink />
      </>
    );
  }
  if (!hasRecord && suggestions.length === 0) {
    return (
      <EmptyState
        title="No suggestions yet."
        action={{
          to: "/assessment",
          label: "Begin Assessment",
          note: "15–20 minutes, in five steps",
        }}
        example={<div dangerouslySetInnerHTML={{ __html: example }} />}
        alternatives={ALTERNATIVES}
      >
        Rate your skills or answer a question, and this page suggests courses that close the gaps,
        with a reason for each.
      </EmptyState>
    );
  }
  if (suggestions.length === 0 && weakSkills.length > 0) {
    return (
      <EmptyState
        title="No course teaches your weaker skills yet."
        action={{
          to: "/profile/skills",
          label: "See your plan",
          note: "The questions that help most",
        }}
        alternatives={ALTERNATIVES.slice(0, 1)}
      >
        {formatList(weakSkills)}: no course covers {weakSkills.length === 1 ? "it" : "them"}, so
        practice is the way to improve. You can still take any course.
      </EmptyState>
    );
  }
  if (suggestions.length === 0) {
    return (
      <EmptyState
        title="You have no weak spots we’d suggest a course for yet."
        action={{
          to: "/interview",
          label: "Answer a question",
          note: "A harder one may show a gap",
        }}
        alternatives={ALTERNATIVES.slice(0, 1)}
      >
        No level in your skill record is below {SOLID_SCORE}. You can still take any course.
      </EmptyState>
    );
  }
  return (
    <>
      <h1 className="mt-9 max-w-[24em] text-title lg:mt-11">
        {suggestions.length === 1 ? "One course covers" : `${suggestions.length} courses cover`}{" "}
        {newTarget ? `key skills for ${newTarget}` : "your weaker skills"}, best match first.
      </h1>
      <p className="mt-4 mb-9 max-w-(--measure) text-lead text-text-2">
        {newTarget
          ? "Rate yourself or answer a question, and this page knows which of them you need."
          : `Weaker skills are those with a level below ${SOLID_SCORE} in your skill record.`}
      </p>
      <h2 className="sr-only">Suggested courses</h2>
      <SuggestedCourses courses={suggestions} />
      <AllCoursesLink />
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

function AllCoursesLink() {
  return (
    <LinkButton to="/learning" variant="secondary" className="mt-8">
      All learning paths
    </LinkButton>
  );
}
