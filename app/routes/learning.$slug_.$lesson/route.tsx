import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { COURSES } from "~/data/learning/courses";
import { LessonNavigation, LessonSteps } from "~/learning/lesson-navigation";
import { LessonPager } from "~/learning/lesson-pager";
import type { PageHandle } from "~/platform/http/page-handle";
import lessonStyles from "~/styles/kinds/lesson.css?url";
import { NextButton } from "~/today/next-button";
import { Chips } from "~/ui/chips";
import { Page } from "~/ui/layout/page";
import { Link } from "~/ui/link";
import { pageMeta } from "~/ui/page-meta";
import learningPagesStyles from "./route.css?url";
import { linkStyles } from "~/ui/style-links";
import { BookmarkForm } from "./bookmark-form";
import { CodeExercise } from "./code-exercise";
import { LessonActions } from "./lesson-actions";
import { action, loader } from "./lesson.server";
import { WrittenExercise } from "./written-exercise";

export { action, loader };

export const handle = {
  access: "public",
  cache: "same-for-everyone",
  sitemap: serverOnly$(() =>
    COURSES.flatMap(({ id, syllabus }) =>
      syllabus.flatMap(({ lessons }) =>
        lessons.map(({ slug }) => ({ path: `/learning/${id}/${slug}` })),
      ),
    ),
  ),
} satisfies PageHandle;

export const links = linkStyles(lessonStyles, learningPagesStyles);

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(
    matches,
    data && {
      title: `${data.lesson.title}: ${data.course.title}`,
      description: data.lesson.summary,
      path: `/learning/${data.course.id}/${data.lesson.slug}`,
    },
  );

export default function LessonPage() {
  const {
    course,
    moduleTitle,
    lesson,
    minutes,
    skills,
    number,
    lessonCount,
    previous,
    next,
    body,
    exercise,
    solution,
    state,
    credit,
    states,
    quiz,
    note,
    codeExercise,
    writtenExercise,
    sittingLabel,
  } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const quizTo = `/learning/${course.id}/quiz/${quiz.slug}`;
  return (
    <Page className="lesson-page">
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <article className="min-w-0">
          <p className="num text-sm text-muted">
            <Link
              to={`/learning/${course.id}`}
              className="text-primary-ink underline underline-offset-3"
            >
              {course.title}
            </Link>{" "}
            <span aria-hidden>/</span> {moduleTitle}, lesson {number} of {lessonCount}
          </p>
          <LessonSteps course={course} currentSlug={lesson.slug} states={states} />
          <h1 className="mt-7 text-h1">{lesson.title}</h1>
          <div className="mt-4 mb-9 flex flex-wrap items-center gap-x-5 gap-y-2.5">
            <span className="num text-sm text-muted">About {minutes} minutes</span>
            <Chips items={skills} />
          </div>
          <div className="prose lesson" dangerouslySetInnerHTML={{ __html: body }} />
          <section id="exercise" className="lesson-exercise">
            <h2 className="text-section">Exercise</h2>
            <div className="prose lesson mt-4" dangerouslySetInnerHTML={{ __html: exercise }} />
            {writtenExercise ? (
              <WrittenExercise
                page={`/learning/${course.id}/${lesson.slug}`}
                exercise={writtenExercise}
                lastResult={toExerciseResult(actionData)}
              />
            ) : null}
            <details className="lesson-solution">
              <summary>Show a solution</summary>
              <div className="prose lesson mt-4" dangerouslySetInnerHTML={{ __html: solution }} />
            </details>
          </section>
          {codeExercise ? (
            <CodeExercise exercise={codeExercise} rejected={toRejectedCode(actionData)} />
          ) : null}
          {sittingLabel ? (
            <div className="no-print mt-12">
              <NextButton label={sittingLabel} />
            </div>
          ) : null}
          <LessonActions
            courseId={course.id}
            state={state}
            credit={credit}
            next={
              next && !quiz.isLast
                ? { to: `/learning/${course.id}/${next.slug}`, label: next.title }
                : { to: quizTo, label: `Quiz on ${moduleTitle}` }
            }
          />
          <BookmarkForm note={note} rejected={toRejectedNote(actionData)} />
          <LessonPager courseId={course.id} previous={previous} next={next} />
        </article>
        <LessonNavigation course={course} currentSlug={lesson.slug} states={states} />
      </div>
    </Page>
  );
}

type ActionData = ReturnType<typeof useActionData<typeof action>>;

const toExerciseResult = (data: ActionData) => (data && "result" in data ? data.result : undefined);

const toRejectedNote = (data: ActionData) =>
  data && "note" in data && data.note !== null ? { note: data.note, error: data.error } : undefined;

const toRejectedCode = (data: ActionData) =>
  data && "code" in data && data.code !== null ? { code: data.code, error: data.error } : undefined;
