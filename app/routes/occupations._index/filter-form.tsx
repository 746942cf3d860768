import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { INTEREST_AREAS } from "~/occupations/interest-areas";
import { Button } from "~/ui/button";
import { Select } from "~/ui/select";

interface FilterFormProps {
  query: string;
  area: string;
  zone: string;
  sort: string;
}

// Written out: the fields of ~/ui come with error handling, which a filter doesn't need.
const LABEL = "grid gap-1.5 text-sm font-medium";
const CONTROL =
  "w-full min-h-12 font-text rounded-control border border-control bg-surface-1 px-3.5 py-2.5 text-body text-text";

export function FilterForm({ query, area, zone, sort }: FilterFormProps) {
  return (
    <Form
      aria-label="Filter occupations"
      className="mt-7 grid items-end gap-4 sm:grid-cols-2 [&_select]:font-text"
    >
      <label className={LABEL}>
        Title or task
        <input name="q" type="search" maxLength={80} defaultValue={query} className={CONTROL} />
      </label>
      <FilterSelect label="Strongest interest" name="area" value={area}>
        <option value="">Any</option>
        {INTEREST_AREAS.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect label="Preparation" name="zone" value={zone}>
        <option value="">Any</option>
        <option value="1">Little or none</option>
        <option value="2">Up to high school and some training</option>
        <option value="3">Up to an associate’s degree or apprenticeship</option>
        <option value="4">Up to a bachelor’s degree</option>
      </FilterSelect>
      <FilterSelect label="Sort by" name="sort" value={sort}>
        <option value="title">Title</option>
        <option value="pay">Median pay</option>
        <option value="growth">Growth</option>
        <option value="openings">Openings</option>
      </FilterSelect>
      <Button className="min-h-12 sm:col-span-2 sm:justify-self-start sm:px-7">Show</Button>
    </Form>
  );
}

interface FilterSelectProps {
  label: string;
  name: string;
  value: string;
  children: ReactNode;
}

function FilterSelect({ label, name, value, children }: FilterSelectProps) {
  return (
    <label className={LABEL}>
      {label}
      <Select name={name} defaultValue={value}>
        {children}
      </Select>
    </label>
  );
}
