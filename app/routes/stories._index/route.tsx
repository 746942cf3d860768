import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import ClipboardPaste from "lucide-react/icons/clipboard-paste";
import type { PageHandle } from "~/platform/http/page-handle";
import { ExampleMatrix } from "~/stories/example-matrix";
import { MatrixLegend, StoryKindList, StoryMatrix } from "~/stories/matrix";
import { FirstStoryCard, GapCard } from "~/stories/start-cards";
import { StoryList } from "~/stories/story-list";
import { StoriesPrint } from "~/stories/story-print";
import storyStyles from "~/styles/kinds/stories.css?url";
import { LinkButton } from "~/ui/button";
import { capitalize, formatCount } from "~/ui/format-count";
import { FormError } from "~/ui/form-error";
import { Page } from "~/ui/layout/page";
import { Link } from "~/ui/link";
import { pageMeta } from "~/ui/page-meta";
import { linkStyles } from "~/ui/style-links";
import { action, loader } from "./bank.server";

export { action, loader };

export const handle = {
  access: "public",
  search: {
    title: "Your stories",
    text: "Keep what happened to you at work, and see which interview questions each story answers.",
  },
} satisfies PageHandle;

export const links = linkStyles(storyStyles);

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, { title: "Your stories" });

export default function StoryBank() {
  const { coverage, stories, storyCount, gap, isAsked, constraint } =
    useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.result;
  const cardProps = { constraint, lastResult };
  if (storyCount === 0)
    return (
      <Page compact>
        <h1 className="story-title">
          <span>Tell it once.</span> <span>Use it for ten questions.</span>
        </h1>
        <Refusal result={lastResult} />
        <div className="story-columns">
          <ExampleMatrix />
          <div id="gap">
            {gap !== null && lastResult?.initialValue?.kind ? (
              <GapCard kind={gap} {...cardProps} />
            ) : (
              <FirstStoryCard {...cardProps} />
            )}
          </div>
        </div>
      </Page>
    );
  return (
    <Page compact>
      <div className="story-top">
        <h1 className="story-title">
          <span>{capitalize(formatCount(storyCount, "story", "stories"))}.</span>{" "}
          {coverage.gapCount === 0 ? (
            <span className="no-print">Every kind of question has one.</span>
          ) : (
            <span className="no-print">
              <span>{capitalize(formatCount(coverage.gapCount, "question"))}</span>{" "}
              <span>still without one.</span>
            </span>
          )}
        </h1>
        <LinkButton to="/stories/paste" variant="secondary">
          <ClipboardPaste strokeWidth={1.6} aria-hidden />
          Paste notes
        </LinkButton>
      </div>
      <Refusal result={lastResult} />
      <div className="story-columns no-print">
        <section aria-label="Kinds of question">
          <StoryMatrix {...coverage} />
          <StoryKindList {...coverage} />
          <MatrixLegend>
            {isAsked ? (
              <span>
                <i className="story-asked" aria-hidden />
                your next interview asks this
              </span>
            ) : null}
          </MatrixLegend>
        </section>
        <div id="gap">{gap === null ? <NoGapCard /> : <GapCard kind={gap} {...cardProps} />}</div>
      </div>
      <StoryList stories={stories} />
      <StoriesPrint stories={stories} />
      {stories.length < storyCount ? (
        <p className="mt-7 hidden text-sm print:block">
          These are the {stories.length} used last. To print all {storyCount}, open “All{" "}
          {storyCount}” first.
        </p>
      ) : null}
      <p className="no-print mt-4 flex flex-wrap gap-x-6">
        {stories.length < storyCount ? (
          <Link to="/stories?all" className="next-link">
            All {storyCount}
          </Link>
        ) : null}
        <Link to="/stories/new" className="next-link">
          Write a new story
        </Link>
      </p>
    </Page>
  );
}

function NoGapCard() {
  return (
    <section className="next-card">
      <p className="text-xs font-control text-primary-ink">Next</p>
      <h2 className="next-heading">Tell one of them in sixty words</h2>
      <p className="text-text-2">Every kind of question has a story. Practice telling them.</p>
      <div className="next-actions">
        <LinkButton to="/interview?tab=behavioral">Practice</LinkButton>
      </div>
    </section>
  );
}

/** What was refused as a whole, such as a story too many. */
function Refusal({ result }: { result: { error?: unknown } | undefined }) {
  const [message] = (result?.error as Record<string, string[]> | undefined)?.[""] ?? [];
  return message === undefined ? null : (
    <div className="mt-5">
      <FormError>{message}</FormError>
    </div>
  );
}
