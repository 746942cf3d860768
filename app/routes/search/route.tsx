import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Attribution } from "~/occupations/attribution";
import type { PageHandle } from "~/platform/http/page-handle";
import readingStyles from "~/styles/kinds/reading.css?url";
import searchStyles from "./route.css?url";
import { Link } from "~/ui/link";
import { PageHero } from "~/ui/page-hero";
import { pageMeta } from "~/ui/page-meta";
import { linkStyles } from "~/ui/style-links";
import { Results } from "./results";
import { SearchForm } from "./search-form";
import { loader } from "./search.server";
import { Suggestions } from "./suggestions";

export { loader };

/** The same for everyone without a query; addresses with one are too many to be kept. */
export const handle = {
  access: "public",
  cache: "same-for-everyone",
  sitemap: true,
} satisfies PageHandle;

export const links = linkStyles(readingStyles, searchStyles);

const PAGE = {
  title: "Search",
  description:
    "Find interview questions, careers, occupations, courses, mentors and articles on Pathlight.",
  path: "/search",
};

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data && (data.query === "" ? PAGE : { title: `“${data.query}” · Search` }));

export default function Search() {
  const { query, correction, isCut, isPartial, hasMentors, counts, ...results } =
    useLoaderData<typeof loader>();
  return (
    <main id="main">
      <PageHero title="Search" isLong>
        <SearchForm query={query} />
        {query === "" ? null : (
          <Summary {...{ query, total: results.total, correction, isPartial, isCut, hasMentors }} />
        )}
      </PageHero>
      {results.total === 0 ? (
        <Suggestions counts={counts} />
      ) : (
        <Results query={query} {...results}>
          {results.groups.some(({ kind }) => kind === "occupations") ? <Attribution /> : null}
        </Results>
      )}
    </main>
  );
}

type SearchData = ReturnType<typeof useLoaderData<typeof loader>>;
type SummaryProps = Pick<
  SearchData,
  "query" | "total" | "correction" | "isPartial" | "isCut" | "hasMentors"
>;

function Summary({ query, total, correction, isPartial, isCut, hasMentors }: SummaryProps) {
  const quoted = (
    <>
      “<bdi>{query}</bdi>”
    </>
  );
  const count = `${total} ${total === 1 ? "result" : "results"}`;
  return (
    <p className="search-summary num">
      {total === 0 ? (
        <>
          Nothing found for {quoted}. Check the spelling, use fewer or more general words, or{" "}
          <Link to="/contact">ask us</Link>.
        </>
      ) : isPartial ? (
        <>
          Nothing has all the words of {quoted}. {count} with some of them.
        </>
      ) : correction === null ? (
        <>
          {count} for {quoted}.
        </>
      ) : (
        <>
          {count} for “{correction}”. Nothing has {quoted}.
        </>
      )}
      {hasMentors ? null : " Mentors can’t be searched right now. Try again in a minute."}
      {isCut ? " Only its first 8 words and 100 characters were searched." : null}
    </p>
  );
}
