import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { PageHandle } from "~/platform/http/page-handle";
import careersStyles from "~/styles/kinds/careers.css?url";
import { Attribution } from "~/occupations/attribution";
import { LinkButton } from "~/ui/button";
import { Page } from "~/ui/layout/page";
import { Link } from "~/ui/link";
import { pageMeta } from "~/ui/page-meta";
import { pluralize } from "~/ui/format";
import { Pager } from "~/ui/pager";
import occupationsStyles from "./route.css?url";
import { linkStyles } from "~/ui/style-links";
import { FilterForm } from "./filter-form";
import { OccupationPlane } from "./occupation-plane";
import { OccupationTable } from "./occupation-table";
import { loader } from "./occupations.server";

export { loader };

export const handle = {
  access: "public",
  cache: "same-for-everyone",
  preload: "prerender",
  sitemap: true,
  search: {
    title: "Occupations in the United States",
    text: "What 923 occupations do, what they pay and how fast they grow, with filters.",
  },
} satisfies PageHandle;

export const links = linkStyles(careersStyles, occupationsStyles);

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Occupations in the United States",
    description:
      "923 occupations with what they do, what they ask for, what they pay and how fast they grow, from the O*NET Database and the Bureau of Labor Statistics.",
    path: "/occupations",
  });

export default function Occupations() {
  const { rows, total, all, first, plane, headline, ...state } = useLoaderData<typeof loader>();
  return (
    <Page compact>
      <h1 className="num max-w-[22em] text-h1">{headline}</h1>
      <p className="mt-3.5 max-w-(--measure) text-lead text-text-2">
        What {all} occupations do, what they ask for, what they pay, and how fast they grow.{" "}
        <Link to="/assessment" className="text-primary-ink underline underline-offset-3">
          The assessment
        </Link>{" "}
        sorts them by your interests, and you can{" "}
        <Link to="/occupations/compare" className="text-primary-ink underline underline-offset-3">
          compare up to four
        </Link>
        .
      </p>
      <FilterForm key={JSON.stringify(state)} {...state} />
      <OccupationPlane {...plane} />
      <ListHeading {...state} total={total} all={all} />
      {rows.length === 0 ? null : (
        <>
          <p className="num mt-2 text-sm text-muted">
            {`${first} to ${first + rows.length - 1} of ${total}`}
          </p>
          <OccupationTable rows={rows} />
        </>
      )}
      <Pager path="/occupations" page={state.page} pageCount={state.pageCount} />
      <Attribution />
    </Page>
  );
}

interface ListHeadingProps {
  query: string;
  zone: string;
  inRange: string | null;
  widerUrl: string;
  total: number;
  all: number;
}

/** How many there are, in words; the way out if there are none. */
function ListHeading({ query, zone, inRange, widerUrl, total, all }: ListHeadingProps) {
  if (total > 0)
    return (
      <h2 className="num mt-10 text-section">
        {pluralize(total, "occupation")} {inRange}
      </h2>
    );
  return (
    <div className="mt-10">
      <h2 className="num text-section">
        {inRange ? "Nothing here." : `None of the ${all} occupations matches.`}
      </h2>
      {inRange ? null : <p className="mt-2 text-text-2">{describeWayOut({ query, zone })}</p>}
      <LinkButton to={inRange ? widerUrl : "/occupations"} variant="secondary" className="mt-4">
        {inRange ? "Widen it" : "Show all occupations"}
      </LinkButton>
    </div>
  );
}

function describeWayOut({ query, zone }: { query: string; zone: string }): string {
  if (query.includes(" ")) return "Use fewer words.";
  if (query) return "Try another word for the work.";
  return zone ? "Allow more preparation." : "Choose another interest.";
}
