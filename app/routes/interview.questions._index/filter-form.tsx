import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { FilterSelect, FilterWords } from "~/ui/filter-fields";
import { ChevronDown } from "~/ui/icons";

interface Option {
  value: string;
  label: string;
}

interface FilterFormProps {
  filter: {
    q: string;
    topic: string;
    field: string;
    skill: string;
    kind: string;
    unanswered: boolean;
    starred: boolean;
  };
  options: Record<"topic" | "field" | "skill" | "kind", Option[]>;
  /** How many questions match. */
  children: ReactNode;
}

const SELECTS = [
  { name: "field", label: "Field of work" },
  { name: "topic", label: "Topic" },
  { name: "skill", label: "Skill" },
  { name: "kind", label: "Kind" },
] as const;

export function FilterForm({ filter, options, children }: FilterFormProps) {
  const { q, ...choices } = filter;
  const isFiltered = Object.values(choices).some(Boolean);
  return (
    <Form aria-label="Filter questions" className="mt-5 lg:mt-7 [&_select]:font-text">
      <div className="flex max-w-128 items-end gap-2">
        <FilterWords
          label="Search"
          name="q"
          value={q}
          placeholder="deadline, conflict, SQL"
          className="min-w-0 flex-1"
        />
        <Button variant="secondary" className="min-h-12">
          Search
        </Button>
      </div>
      <details open={isFiltered} className="group mt-2">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1 rounded-xs text-sm [&::-webkit-details-marker]:hidden">
          <span className="font-control">Filter</span>
          <ChevronDown className="size-4 text-muted group-open:rotate-180" aria-hidden />
          <span className="num ml-auto text-muted">{children}</span>
        </summary>
        <div className="grid gap-4 pt-1 pb-5 md:grid-cols-2 lg:grid-cols-4">
          {SELECTS.map(({ name, label }) => (
            <FilterSelect key={name} label={label} name={name} value={filter[name]}>
              <option value="">Any</option>
              {options[name].map(({ value, label: text }) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </FilterSelect>
          ))}
          <div className="col-span-full flex flex-wrap items-center gap-x-7 gap-y-2">
            <FilterBox name="unanswered" isChecked={filter.unanswered}>
              Not answered yet
            </FilterBox>
            <FilterBox name="starred" isChecked={filter.starred}>
              Starred
            </FilterBox>
            <Button variant="secondary" className="ml-auto max-md:w-full">
              Apply filters
            </Button>
          </div>
        </div>
      </details>
    </Form>
  );
}

interface FilterBoxProps {
  name: string;
  isChecked: boolean;
  children: string;
}

function FilterBox({ name, isChecked, children }: FilterBoxProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 text-ui">
      <Checkbox type="checkbox" name={name} defaultChecked={isChecked} />
      {children}
    </label>
  );
}
