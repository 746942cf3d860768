import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import Download from "lucide-react/icons/download";
import { formatMinutes } from "~/learning/format-minutes";
import type { PageHandle } from "~/platform/http/page-handle";
import learningStyles from "~/styles/kinds/learning.css?url";
import { buttonClass } from "~/ui/button";
import { Page } from "~/ui/layout/page";
import { Link } from "~/ui/link";
import { pageMeta } from "~/ui/page-meta";
import learningPagesStyles from "./route.css?url";
import { linkStyles } from "~/ui/style-links";
import { loader } from "./whole-course-page.server";

export { loader };

export const handle = { access: "public", cache: "same-for-everyone" } satisfies PageHandle;

export const links = linkStyles(learningStyles, learningPagesStyles);

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  // The lessons have addresses of their own: this page adds nothing for a search engine.
  pageMeta(matches, data && { title: `${data.course.title}: the whole course` });

export default function WholeCourse() {
  const { course, lessons, modules, capstone } = useLoaderData<typeof loader>();
  return (
    <Page>
      <div className="printable mx-auto lg:max-w-184">
        <p className="no-print text-sm text-muted">
          <Link
            to={`/learning/${course.id}`}
            className="text-primary-ink underline underline-offset-3"
          >
            {course.title}
          </Link>{" "}
          <span aria-hidden>/</span> The whole course
        </p>
        <h1 className="mt-3 text-title">{course.title}</h1>
        <p className="mt-3 text-lead text-text-2">{course.description}</p>
        <p className="num mt-3 text-sm text-muted">
          {lessons} lessons, {course.duration}
        </p>
        <div className="no-print mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
          <a
            href={`/learning/${course.id}/offline`}
            download
            className={buttonClass("secondary", "md")}
          >
            <Download aria-hidden /> Download for offline reading
          </a>
          <p className="text-sm text-muted">To print it, use your browser’s print command.</p>
        </div>
        <nav aria-label="Contents" className="mt-10 border-t border-hairline-strong pt-6">
          <ol className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
            {modules.map((module) => (
              <li key={module.slug}>
                <h2 className="font-sans text-sm font-strong">{module.title}</h2>
                <ol className="mt-1">
                  {module.lessons.map(({ slug, title, minutes }) => (
                    <li key={slug}>
                      <a
                        href={`#${slug}`}
                        className="flex min-h-11 items-center justify-between gap-4 text-ui text-text-2 hover:text-primary-ink md:min-h-8"
                      >
                        {title}
                        <span className="num text-xs whitespace-nowrap text-muted">
                          {minutes} min
                        </span>
                      </a>
                    </li>
                  ))}
                </ol>
              </li>
            ))}
          </ol>
        </nav>
        {modules.flatMap((module) =>
          module.lessons.map(({ slug, title, body, exercise, solution, codeExercise }) => (
            <article key={slug} id={slug} className="whole-lesson">
              <p className="text-sm text-muted">{module.title}</p>
              <h2 className="mt-1 text-h2">{title}</h2>
              <div className="prose lesson mt-6" dangerouslySetInnerHTML={{ __html: body }} />
              <h3 className="mt-10 text-section">Exercise</h3>
              <div className="prose lesson mt-4" dangerouslySetInnerHTML={{ __html: exercise }} />
              <h3 className="mt-8 text-section">Solution</h3>
              <div className="prose lesson mt-4" dangerouslySetInnerHTML={{ __html: solution }} />
              {codeExercise ? (
                <>
                  <h3 className="mt-8 text-section">Code exercise: {codeExercise.title}</h3>
                  <div
                    className="prose lesson mt-4"
                    dangerouslySetInnerHTML={{ __html: codeExercise.text }}
                  />
                  <p className="no-print mt-4 text-sm">
                    <Link
                      to={`/learning/${course.id}/${slug}#code-exercise`}
                      className="text-primary-ink underline underline-offset-3"
                    >
                      Solve it in the lesson<span className="sr-only">: {codeExercise.title}</span>
                    </Link>
                  </p>
                </>
              ) : null}
            </article>
          )),
        )}
        <article id="capstone" className="whole-lesson">
          <p className="num text-sm text-muted">
            Capstone, about {formatMinutes(capstone.minutes)}
          </p>
          <h2 className="mt-1 text-h2">{capstone.title}</h2>
          <div className="prose lesson mt-6" dangerouslySetInnerHTML={{ __html: capstone.brief }} />
          <h3 className="mt-8 text-section">Checklist</h3>
          <ul className="mt-4 grid gap-2.5 text-text-2">
            {capstone.checklist.map((item) => (
              <li key={item} className="lesson tick" dangerouslySetInnerHTML={{ __html: item }} />
            ))}
          </ul>
        </article>
      </div>
    </Page>
  );
}
