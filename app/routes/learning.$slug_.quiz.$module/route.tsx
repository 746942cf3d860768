import type { MetaFunction, SerializeFrom } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { COURSES } from "~/data/learning/courses";
import { countToPass, QUIZ_MINUTES } from "~/learning/course-progress";
import { LessonNavigation } from "~/learning/lesson-navigation";
import type { PageHandle } from "~/platform/http/page-handle";
import lessonStyles from "~/styles/kinds/lesson.css?url";
import { NextButton } from "~/today/next-button";
import { LinkButton } from "~/ui/button";
import { FormattedDate } from "~/ui/formatted-date";
import { Page } from "~/ui/layout/page";
import { Link } from "~/ui/link";
import { pageMeta } from "~/ui/page-meta";
import learningPagesStyles from "./route.css?url";
import { linkStyles } from "~/ui/style-links";
import { AnswerMarks } from "./answer-marks";
import { QuizForm } from "./quiz-form";
import { QuizResult } from "./quiz-result";
import { action, loader } from "./quiz.server";

export { action, loader };

export const handle = {
  access: "public",
  cache: "same-for-everyone",
  sitemap: serverOnly$(() =>
    COURSES.flatMap(({ id, syllabus }) =>
      syllabus.map(({ slug }) => ({ path: `/learning/${id}/quiz/${slug}` })),
    ),
  ),
} satisfies PageHandle;

export const links = linkStyles(lessonStyles, learningPagesStyles);

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(
    matches,
    data && {
      title: `Quiz: ${data.module.title}, ${data.course.title}`,
      description: `${data.questions.length} questions on “${data.module.title}” from ${data.course.title}, with an explanation for every answer.`,
      path: `/learning/${data.course.id}/quiz/${data.module.slug}`,
    },
  );

export default function QuizPage() {
  const loaderData = useLoaderData<typeof loader>();
  const { course, module, newAttempt, questions, result, states } = loaderData;
  const actionData = useActionData<typeof action>();
  return (
    <Page>
      <p className="num text-sm text-muted">
        <Link
          to={`/learning/${course.id}`}
          className="text-primary-ink underline underline-offset-3"
        >
          {course.title}
        </Link>{" "}
        <span aria-hidden>/</span> Module {module.number}
      </p>
      <h1 className="mt-3 text-title">
        {result ? "Quiz result" : "Quiz"}: {module.title}
      </h1>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_19rem]">
        {result ? (
          <div className="min-w-0">
            <ResultHead {...loaderData} result={result} />
            <AnswerMarks answers={result.answers} />
            <QuizResult answers={result.answers} />
            <div className="flex max-w-184 flex-wrap gap-3 border-t border-hairline pt-8">
              <NextAction {...loaderData} isPassed={result.isPassed} />
            </div>
          </div>
        ) : (
          <div className="min-w-0">
            <Introduction {...loaderData} />
            <QuizForm questions={questions} newAttempt={newAttempt} rejected={actionData} />
          </div>
        )}
        <LessonNavigation course={course} currentSlug={`quiz/${module.slug}`} states={states} />
      </div>
    </Page>
  );
}

type LoaderData = SerializeFrom<typeof loader>;
type NextProps = Pick<LoaderData, "course" | "module" | "next" | "sittingLabel">;

function Introduction({ questions, previous }: Pick<LoaderData, "questions" | "previous">) {
  return (
    <p className="num mt-4 max-w-(--measure) text-text-2">
      {questions.length} questions, about {QUIZ_MINUTES} minutes. {countToPass(questions.length)}{" "}
      right answers pass the module, whether you read its lessons or not. Every answer is explained
      afterward.
      {previous ? (
        <span className="mt-2 block text-sm text-muted">
          Last time: {previous.right} of {previous.total} right,{" "}
          <FormattedDate date={previous.takenAt.slice(0, 10)} />.
        </span>
      ) : null}
    </p>
  );
}

function ResultHead({
  course,
  module,
  next,
  sittingLabel,
  result: { right, total, isPassed },
}: NextProps & {
  result: NonNullable<LoaderData["result"]>;
}) {
  return (
    <div className="mt-5 max-w-184">
      <p className="num text-lead text-text-2">
        <b className="font-strong text-text">
          {right} of {total} right.
        </b>{" "}
        {isPassed
          ? "You passed: the module is done."
          : `Not passed yet: it takes ${countToPass(total)} right answers. Read the explanations and try again.`}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <NextAction
          course={course}
          module={module}
          next={next}
          sittingLabel={sittingLabel}
          isPassed={isPassed}
        />
        <LinkButton to={`/learning/${course.id}`} variant="ghost">
          Back to the course
        </LinkButton>
      </div>
    </div>
  );
}

/** Above the explanations and again below them, where the reader arrives. */
function NextAction({
  course,
  module,
  next,
  sittingLabel,
  isPassed,
}: NextProps & { isPassed: boolean }) {
  const again = `/learning/${course.id}/quiz/${module.slug}`;
  if (sittingLabel)
    return (
      <>
        <NextButton label={sittingLabel} />
        <LinkButton to={again} variant="secondary">
          Take it again
        </LinkButton>
      </>
    );
  if (!isPassed) return <LinkButton to={again}>Take it again</LinkButton>;
  return (
    <>
      <LinkButton to={next.to}>Next: {next.label}</LinkButton>
      <LinkButton to={again} variant="secondary">
        Take it again
      </LinkButton>
    </>
  );
}
