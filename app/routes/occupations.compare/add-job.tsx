import type { SerializeFrom } from "@remix-run/node";
import { Form } from "@remix-run/react";
import { Button } from "~/ui/button";
import { FilterWords } from "~/ui/filter-fields";
import { Link } from "~/ui/link";
import type { loader } from "./compare.server";

type AddJobProps = Pick<SerializeFrom<typeof loader>, "codes" | "query" | "matches">;

/** A search for a job, whose results add it to the comparison. */
export function AddJob({ codes, query, matches }: AddJobProps) {
  return (
    <section className="mt-12 max-w-(--measure)">
      <h2 className="text-section">{codes === "" ? "Choose the first job" : "Add a job"}</h2>
      <Form className="mt-4 flex flex-wrap items-end gap-3">
        {codes === "" ? null : <input type="hidden" name="codes" value={codes} />}
        <FilterWords label="Title or task" name="q" value={query} className="flex-[1_1_14rem]" />
        <Button className="min-h-12">Search</Button>
      </Form>
      {query === "" ? null : matches.length === 0 ? (
        <p className="mt-4 text-text-2">No other occupation matches. Try another word.</p>
      ) : (
        <ul className="mt-4 border-t border-hairline-strong">
          {matches.map(({ title, to }) => (
            <li key={to} className="border-b border-hairline">
              <Link
                to={to}
                className="flex min-h-11 items-center justify-between gap-4 py-1.5 hover:text-primary-ink"
              >
                {title}
                <span className="flex-none text-sm text-primary-ink">
                  {codes === "" ? "Choose" : "Add"}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
