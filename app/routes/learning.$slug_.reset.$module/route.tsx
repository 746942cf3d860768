import type { MetaFunction } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import type { PageHandle } from "~/platform/http/page-handle";
import lessonStyles from "~/styles/kinds/lesson.css?url";
import { Button, LinkButton } from "~/ui/button";
import { pluralize } from "~/ui/format";
import { Page } from "~/ui/layout/page";
import { pageMeta } from "~/ui/page-meta";
import { linkStyles } from "~/ui/style-links";
import { action, loader } from "./reset-module.server";

export { action, loader };

export const handle = { access: "public" } satisfies PageHandle;

export const links = linkStyles(lessonStyles);

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data && { title: `Reset module: ${data.module.title}` });

export default function ResetModule() {
  const { course, module, finished, isQuizPassed } = useLoaderData<typeof loader>();
  return (
    <Page compact>
      <div className="max-w-190">
        <h1 className="text-title">Reset “{module.title}”?</h1>
        <p className="mt-4 text-lead text-text-2">
          The module of {course.title} starts over, as if you had never opened it.
        </p>
        <p className="mt-6 font-strong">What is reset</p>
        <ul className="num mt-2 grid gap-1.5 text-text-2">
          <li className="tick">
            {finished === 0
              ? "which of its lessons you opened"
              : `${pluralize(finished, "lesson")} that you finished or skipped`}
          </li>
          {isQuizPassed ? (
            <li className="tick">the passed quiz, which you can take again</li>
          ) : null}
        </ul>
        <p className="mt-5 text-text-2">
          Your bookmarks and code stay, and so does what the quiz and code exercises said about your
          skills at the time.
        </p>
        <Form method="post" className="mt-8 flex flex-wrap gap-3">
          <Button variant="danger" size="lg" pendingText="Resetting…">
            Reset module
          </Button>
          <LinkButton to={`/learning/${course.id}#${module.slug}`} variant="ghost" size="lg">
            Cancel
          </LinkButton>
        </Form>
      </div>
    </Page>
  );
}
