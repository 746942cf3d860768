import { QUERY_MAX_LENGTH } from "~/search/words";
import { Button } from "~/ui/button";

/** A plain GET form, which needs no script. */
export function SearchForm({ query }: { query: string }) {
  return (
    <search>
      <form action="/search" className="search-form">
        <label htmlFor="q">Questions, careers, courses, mentors, articles and pages</label>
        <input
          id="q"
          name="q"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={QUERY_MAX_LENGTH}
          defaultValue={query}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- without a query, the page is opened to type one
          autoFocus={query === ""}
        />
        <Button size="lg">Search</Button>
      </form>
    </search>
  );
}
