import type { ReactNode } from "react";
import { MENTOR_CAREER_FIELDS, MENTOR_FIELD_LABELS } from "~/data/mentor-types";
import {
  type MentorFilter,
  PRICE_LIMITS,
  SORT_ORDERS,
  ZONE_REGIONS,
} from "~/mentoring/directory/filter-mentors";
import { Button } from "~/ui/button";
import { CONTROL_CLASS } from "~/ui/control-class";
import { ChevronDown } from "~/ui/icons";
import { Link } from "~/ui/link";
import { Select } from "~/ui/select";

interface MentorFiltersProps {
  tab: string;
  filter: MentorFilter;
  /** The list without filters. */
  clearPath: string;
  isFiltered: boolean;
  skills: readonly { id: string; name: string }[];
  languages: readonly string[];
}

/** Search, filters and order: a form that leads to an address, at the mentors it finds. */
export function MentorFilters({
  tab,
  filter,
  clearPath,
  isFiltered,
  skills,
  languages,
}: MentorFiltersProps) {
  return (
    <search>
      <form method="get" action="/mentors#people" className="mb-7 grid gap-3">
        <input type="hidden" name="tab" value={tab} />
        <div className="flex flex-wrap gap-2.5">
          <p className="search-box basis-64 icon-before icon-search">
            <input
              type="search"
              name="q"
              aria-label="Name, skill or field"
              maxLength={100}
              defaultValue={filter.search}
              placeholder="Name, skill or field"
              className={`${CONTROL_CLASS} pl-11`}
            />
          </p>
          <Select name="field" aria-label="Career field" defaultValue={filter.field ?? ""}>
            <option value="">Any career field</option>
            {MENTOR_CAREER_FIELDS.map((field) => (
              <option key={field} value={field}>
                {MENTOR_FIELD_LABELS[field]}
              </option>
            ))}
          </Select>
          <Button variant="secondary">Search</Button>
        </div>
        <details className="group" open={isFiltered}>
          <summary className="inline-flex min-h-11 items-center gap-2 rounded-xs text-sm font-medium text-primary-ink">
            Filter and sort
            <ChevronDown className="size-4 group-open:rotate-180" aria-hidden />
          </summary>
          <div className="mt-2 grid gap-3 sm:grid-cols-2 lg:grid-cols-6">
            <Choice label="Skill" name="skill" value={filter.skill}>
              <option value="">Any skill</option>
              {skills.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Choice>
            <Choice label="Price" name="price" value={String(filter.maxPrice ?? "")}>
              <option value="">Any price</option>
              {PRICE_LIMITS.map((limit) => (
                <option key={limit} value={limit}>
                  Up to ${limit}
                </option>
              ))}
            </Choice>
            <Choice label="Language" name="language" value={filter.language}>
              <option value="">Any language</option>
              {languages.map((language) => (
                <option key={language}>{language}</option>
              ))}
            </Choice>
            <Choice label="Time zone" name="zone" value={filter.region ?? ""}>
              <option value="">Any time zone</option>
              {Object.entries(ZONE_REGIONS).map(([id, { label }]) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </Choice>
            <Choice label="Free times" name="free" value={filter.isFreeSoon ? "week" : ""}>
              <option value="">Any time</option>
              <option value="week">In the next 7 days</option>
            </Choice>
            <Choice label="Sort by" name="sort" value={filter.sort ?? ""}>
              <option value="">Suggested</option>
              {Object.entries(SORT_ORDERS).map(([id, label]) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </Choice>
          </div>
          <p className="mt-3 flex items-center gap-5">
            <Button variant="secondary" size="sm">
              Apply filters
            </Button>
            {isFiltered ? (
              <Link
                to={clearPath}
                className="text-sm text-primary-ink underline underline-offset-3"
              >
                Clear all
              </Link>
            ) : null}
          </p>
        </details>
      </form>
    </search>
  );
}

function Choice({
  label,
  name,
  value,
  children,
}: {
  label: string;
  name: string;
  value: string;
  children: ReactNode;
}) {
  return (
    <label className="block min-w-0">
      <span className="mb-1.5 block text-xs text-muted">{label}</span>
      <Select name={name} defaultValue={value}>
        {children}
      </Select>
    </label>
  );
}
