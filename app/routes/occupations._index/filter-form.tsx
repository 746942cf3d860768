import { Form } from "@remix-run/react";
import { INTEREST_AREAS } from "~/occupations/interest-areas";
import { Button } from "~/ui/button";
import { GROWTH_LIMITS, PAY_LIMITS } from "~/occupations/figure-range";
import { FilterNumber, FilterSelect, FilterWords } from "~/ui/filter-fields";
import { GROWTH } from "~/occupations/releases";

interface FilterFormProps {
  query: string;
  area: string;
  zone: string;
  sort: string;
  minPay: number | null;
  minGrowth: number | null;
  /** The person has results, whose occupations can come first. */
  hasMatches: boolean;
}

export function FilterForm(props: FilterFormProps) {
  const { query, area, zone, sort, minPay, minGrowth, hasMatches } = props;
  return (
    <Form
      aria-label="Filter occupations"
      className="mt-7 grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-3 [&_select]:font-text"
    >
      <FilterWords label="Title or task" name="q" value={query} />
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
      <FilterNumber
        label="Pays at least, $ a year"
        name="min-pay"
        value={minPay}
        limits={PAY_LIMITS}
      />
      <FilterNumber
        label={`Grows at least, % to ${GROWTH.to}`}
        name="min-growth"
        value={minGrowth}
        limits={GROWTH_LIMITS}
      />
      <FilterSelect label="Sort by" name="sort" value={sort}>
        {hasMatches ? <option value="">Your matches first</option> : null}
        <option value="title">Title</option>
        <option value="pay">Median pay</option>
        <option value="growth">Growth</option>
        <option value="openings">Openings</option>
      </FilterSelect>
      <Button className="min-h-12 sm:justify-self-start sm:px-7">Show</Button>
    </Form>
  );
}
