import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { PageHandle } from "~/platform/http/page-handle";
import { GapCard } from "~/stories/start-cards";
import { StoryForm, type StoryFormProps } from "~/stories/story-form";
import storyStyles from "~/styles/kinds/stories.css?url";
import { BackLink } from "~/ui/back-link";
import { Page } from "~/ui/layout/page";
import { Link } from "~/ui/link";
import { pageMeta } from "~/ui/page-meta";
import { linkStyles } from "~/ui/style-links";
import { action, loader } from "./new-story.server";

export { action, loader };

export const handle = { access: "public" } satisfies PageHandle;

export const links = linkStyles(storyStyles);

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, { title: "A new story" });

export default function NewStory() {
  const { isFromAnswer, gap, gapConstraint, place, kindName, hidden, ...form } =
    useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const storyForm = (
    <StoryForm
      {...form}
      isShort={!isFromAnswer}
      hidden={hidden}
      submitLabel="Save story"
      lastResult={actionData?.result}
      same={actionData && "same" in actionData ? (actionData.same as StoryFormProps["same"]) : null}
    />
  );
  return (
    <Page compact>
      {hidden.returnTo ? (
        <BackLink to={hidden.returnTo}>Back to the question</BackLink>
      ) : (
        <BackLink to="/stories">Your stories</BackLink>
      )}
      {place ? <p className="num mt-4 text-text-2">Today: {place}</p> : null}
      {kindName && !isFromAnswer && !gap ? (
        <p className="mt-4 text-text-2">For: {kindName}</p>
      ) : null}
      <h1 className="story-title mt-1">
        {isFromAnswer
          ? "Keep it as a story."
          : gap
            ? "One sentence is enough to start."
            : "Three lines are enough to start."}
      </h1>
      <p className="mt-3 max-w-(--measure) text-text-2">
        {isFromAnswer ? (
          "Check the title and which questions it answers."
        ) : (
          <>
            Only you see your stories. You can also{" "}
            <Link to="/stories/paste" className="text-primary-ink underline underline-offset-3">
              paste notes
            </Link>
            .
          </>
        )}
      </p>
      <div className="mt-8 max-w-190">
        {gap ? (
          <>
            <GapCard kind={gap} constraint={gapConstraint} lastResult={undefined} />
            <details className="mt-6" open={form.isRestored || actionData !== undefined}>
              <summary className="flex min-h-11 cursor-pointer items-center text-sm font-medium text-primary-ink">
                Write all of it now
              </summary>
              <div className="mt-3">{storyForm}</div>
            </details>
          </>
        ) : (
          storyForm
        )}
      </div>
    </Page>
  );
}
