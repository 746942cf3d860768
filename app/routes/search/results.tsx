import { type useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import type { MarkedPart } from "~/search/excerpt";
import { Link } from "~/ui/link";
import type { loader } from "./search.server";

type SearchData = ReturnType<typeof useLoaderData<typeof loader>>;
interface ResultsProps
  extends Pick<SearchData, "query" | "selected" | "total" | "kinds" | "groups"> {
  /** Under all of them. */
  children: ReactNode;
}
type FoundResult = SearchData["groups"][number]["results"][number];

/** The kinds beside the results on wide screens, and in a line above them on narrow ones. */
export function Results({ query, selected, total, kinds, groups, children }: ResultsProps) {
  return (
    <div className="page index pt-6 pb-(--section) lg:pt-12">
      <nav aria-label="Kinds of results" className="index-nav num">
        <ul>
          <li>
            <Link
              to={`/search?${new URLSearchParams({ q: query })}`}
              data-kind="all"
              className="icon-before"
              aria-current={selected === undefined ? "page" : undefined}
            >
              All <span>{total}</span>
            </Link>
          </li>
          {kinds.map(({ kind, label, count, to }) => (
            <li key={kind}>
              <Link
                to={to}
                data-kind={kind}
                className="icon-before"
                aria-current={kind === selected ? "page" : undefined}
              >
                {label} <span>{count}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="search-groups">
        {groups.map(({ kind, results }) => {
          const { label = "", count = 0, to = "" } = kinds.find((each) => each.kind === kind) ?? {};
          return (
            <section key={kind} aria-labelledby={kind}>
              <div className="search-group-head">
                <h2 id={kind} className="text-section">
                  {label}
                </h2>
                {count > results.length ? (
                  <ShownCount
                    shown={results.length}
                    count={count}
                    label={label}
                    to={selected ? undefined : to}
                  />
                ) : null}
              </div>
              <ul>
                {results.map((result) => (
                  <ResultRow key={result.to + result.title.join("")} result={result} />
                ))}
              </ul>
            </section>
          );
        })}
        {children}
      </div>
    </div>
  );
}

interface ShownCountProps {
  shown: number;
  count: number;
  label: string;
  /** Where all of them are. */
  to?: string;
}

function ShownCount({ shown, count, label, to }: ShownCountProps) {
  return to === undefined ? (
    <p className="num">
      The {shown} best of {count}
    </p>
  ) : (
    <Link to={to} className="link-arrow num">
      All {count}
      <span className="sr-only"> {label}</span>
    </Link>
  );
}

function ResultRow({ result: { to, title, text, note } }: { result: FoundResult }) {
  return (
    <li className="search-result">
      <Link to={to}>
        <Marked parts={title} />
      </Link>
      <p>
        <Marked parts={text} />
      </p>
      {note ? <span className="num">{note}</span> : null}
    </li>
  );
}

function Marked({ parts }: { parts: readonly MarkedPart[] }) {
  return parts.map(([text, isMatch], index) => (isMatch ? <mark key={index}>{text}</mark> : text));
}
