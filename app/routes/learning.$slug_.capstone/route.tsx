import type { MetaFunction } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { COURSES } from "~/data/learning/courses";
import { formatMinutes } from "~/learning/format-minutes";
import { InlineHtml } from "~/learning/inline-html";
import type { PageHandle } from "~/platform/http/page-handle";
import lessonStyles from "~/styles/kinds/lesson.css?url";
import { Button, LinkButton } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { Page } from "~/ui/layout/page";
import { Link } from "~/ui/link";
import { pageMeta } from "~/ui/page-meta";
import { Panel } from "~/ui/panel";
import learningPagesStyles from "./route.css?url";
import { linkStyles } from "~/ui/style-links";
import { CapstoneMentors } from "./capstone-mentors";
import { action, loader } from "./capstone.server";

export { action, loader };

export const handle = {
  access: "public",
  // Its mentors come and go.
  cache: { maxAgeInSeconds: 15 },
  sitemap: serverOnly$(() => COURSES.map(({ id }) => ({ path: `/learning/${id}/capstone` }))),
} satisfies PageHandle;

export const links = linkStyles(lessonStyles, learningPagesStyles);

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(
    matches,
    data && {
      title: `Capstone: ${data.title}, ${data.course.title}`,
      description: `The project of ${data.course.title}: the task, and a checklist to check your own work.`,
      path: `/learning/${data.course.id}/capstone`,
    },
  );

export default function CapstonePage() {
  const { course, title, brief, minutes, checklist, mentors, isCourseDone } =
    useLoaderData<typeof loader>();
  const checkedCount = checklist.filter(({ isChecked }) => isChecked).length;
  const isComplete = checkedCount === checklist.length;
  return (
    <Page>
      <p className="text-sm text-muted">
        <Link
          to={`/learning/${course.id}`}
          className="text-primary-ink underline underline-offset-3"
        >
          {course.title}
        </Link>{" "}
        <span aria-hidden>/</span> Capstone
      </p>
      <h1 className="mt-3 text-title">{title}</h1>
      <p className="num mt-3 text-sm text-muted">About {formatMinutes(minutes)}</p>
      <div className="mt-9 grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="prose lesson" dangerouslySetInnerHTML={{ __html: brief }} />
        <Panel className="self-start p-5 lg:sticky lg:top-24 lg:p-6">
          <h2 className="text-section">Checklist</h2>
          <p className="num mt-1.5 text-sm text-text-2">
            {isComplete
              ? `You checked all ${checklist.length} points. Nobody else looked at your work.`
              : `${checkedCount} of ${checklist.length} checked. Check what your project really does: nobody else sees your checklist.`}
          </p>
          <Form method="post" data-keep-scroll="" className="mt-4">
            <ul>
              {checklist.map(({ key, text, isChecked }) => (
                <li key={key} className="border-b border-hairline first:border-t">
                  <label htmlFor={key} className="flex items-start gap-3 py-3 text-ui">
                    <Checkbox type="checkbox" name="item" value={key} defaultChecked={isChecked} />
                    <InlineHtml html={text} />
                  </label>
                </li>
              ))}
            </ul>
            <Button className="mt-5 w-full" pendingText="Saving…">
              Save checklist
            </Button>
          </Form>
          {isComplete ? (
            <div className="mt-5 border-t border-hairline pt-5">
              <p className="mb-3 text-sm text-text-2">
                {isCourseDone
                  ? "You completed the course. Your certificate is on the course page."
                  : "Once every quiz is passed, the course is complete."}
              </p>
              <LinkButton to={`/learning/${course.id}`} variant="secondary" className="w-full">
                Back to the course
              </LinkButton>
            </div>
          ) : null}
          <CapstoneMentors courseId={course.id} mentors={mentors} />
        </Panel>
      </div>
    </Page>
  );
}
