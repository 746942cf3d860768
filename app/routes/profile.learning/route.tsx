import type { MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { BookOpen, MessageSquareText } from "lucide-react";
import { SOLID_SCORE } from "~/skills/weak-spots";
import { LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { pageMeta } from "~/ui/page-meta";
import { loader } from "./learning.server";

export { loader };

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, { title: "Your learning" });

const ALTERNATIVES = [
  {
    to: "/learning",
    icon: BookOpen,
    title: "Browse all courses",
    detail: "Ten courses in four subjects, half an hour a lesson.",
    duration: "4.5 to 7.5 hours",
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
  const { hasRecord, courses } = useLoaderData<typeof loader>();
  if (!hasRecord) {
    return (
      <EmptyState
        title="No suggestions yet."
        action={{
          to: "/assessment",
          label: "Begin Assessment",
          note: "15–20 minutes, in five steps",
        }}
        alternatives={ALTERNATIVES}
      >
        Rate your skills or answer a question, and this page suggests courses that close the gaps,
        with a reason for each.
      </EmptyState>
    );
  }
  if (courses.length === 0) {
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
        You rated no skill 1 or 2, and no skill’s answers average below {SOLID_SCORE}. You can still
        take any course.
      </EmptyState>
    );
  }
  return (
    <>
      <h1 className="mt-9 max-w-[24em] text-title lg:mt-11">
        {courses.length === 1 ? "One course covers" : `${courses.length} courses cover`} your weaker
        skills, best match first.
      </h1>
      <p className="mt-4 mb-9 max-w-(--measure) text-lead text-text-2">
        Weaker skills are those you rated 1 or 2, or whose answers average below {SOLID_SCORE}.
      </p>
      <ul className="border-t border-hairline-strong">
        {courses.map(({ to, title, description, level, duration, lessons, reasons }) => (
          <li
            key={to}
            className="grid gap-x-12 gap-y-3 border-b border-hairline py-6 md:grid-cols-[minmax(0,1fr)_19rem]"
          >
            <div>
              <h2 className="text-h3">
                <Link to={to} className="hover:text-primary-ink">
                  {title}
                </Link>
              </h2>
              <p className="mt-1.5 max-w-(--measure) text-ui text-text-2">{description}</p>
              <p className="num mt-2 text-sm text-muted">
                {level}, {lessons} lessons, {duration}
              </p>
            </div>
            <ul className="num grid content-start gap-1 text-sm">
              {reasons.map(({ name, reason }) => (
                <li key={name} className="tick">
                  {name}
                  <span className="text-muted">, {reason}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <LinkButton to="/learning" variant="secondary" className="mt-8">
        All learning paths
      </LinkButton>
    </>
  );
}
