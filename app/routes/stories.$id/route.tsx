import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { PageHandle } from "~/platform/http/page-handle";
import { StoryForm } from "~/stories/story-form";
import { StoryPrint } from "~/stories/story-print";
import { ToldList } from "~/stories/told-list";
import storyStyles from "~/styles/kinds/stories.css?url";
import { NextButton } from "~/today/next-button";
import { BackLink } from "~/ui/back-link";
import { LinkButton } from "~/ui/button";
import { Page } from "~/ui/layout/page";
import { pageMeta } from "~/ui/page-meta";
import { linkStyles } from "~/ui/style-links";
import { action, loader } from "./story.server";

export { action, loader };

export const handle = { access: "owner" } satisfies PageHandle;

export const links = linkStyles(storyStyles);

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, { title: "Your story" });

export default function StoryPage() {
  const { id, story, told, sittingLabel, form } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  return (
    <Page compact>
      <div className="no-print">
        <BackLink to="/stories">Your stories</BackLink>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <h1 className="story-title mt-1 wrap-anywhere">{story.title}</h1>
        {sittingLabel ? <NextButton label={sittingLabel} size="lg" /> : null}
      </div>
      <StoryPrint story={story} />
      <div className="story-page no-print">
        <StoryForm
          {...form}
          page={`/stories/${id}`}
          submitLabel="Save story"
          submitVariant={sittingLabel ? "secondary" : "primary"}
          lastResult={actionData?.result}
        />
        <aside>
          <ToldList told={told} />
          <LinkButton to={`/stories/${id}/delete`} variant="ghost" className="mt-6 -ml-4.5">
            Delete this story
          </LinkButton>
        </aside>
      </div>
    </Page>
  );
}
