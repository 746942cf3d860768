import type { MetaFunction } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import type { PageHandle } from "~/platform/http/page-handle";
import storyStyles from "~/styles/kinds/stories.css?url";
import { Button, LinkButton } from "~/ui/button";
import { pluralize } from "~/ui/format";
import { Page } from "~/ui/layout/page";
import { pageMeta } from "~/ui/page-meta";
import { linkStyles } from "~/ui/style-links";
import { action, loader } from "./delete-story.server";

export { action, loader };

export const handle = { access: "owner" } satisfies PageHandle;

export const links = linkStyles(storyStyles);

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, { title: "Delete a story" });

export default function DeleteStory() {
  const { id, title, toldCount } = useLoaderData<typeof loader>();
  return (
    <Page compact>
      <div className="max-w-190">
        <h1 className="text-title">Delete this story?</h1>
        <p className="mt-5 border-l-2 border-hairline-strong pl-4 font-strong wrap-anywhere">
          {title}
        </p>
        <p className="mt-6 text-text-2">
          The story, its sixty-word version and its cue words are deleted
          {toldCount === 0
            ? ". "
            : `, and with them the list of where you told it (${pluralize(toldCount, "time")}). `}
          It also leaves the card of any job interview. Your answers and their reviews stay. This
          can’t be undone.
        </p>
        <Form method="post" className="mt-8 flex flex-wrap gap-3">
          <Button variant="danger" size="lg" pendingText="Deleting…">
            Delete story
          </Button>
          <LinkButton to={`/stories/${id}`} variant="ghost" size="lg">
            Cancel
          </LinkButton>
        </Form>
      </div>
    </Page>
  );
}
