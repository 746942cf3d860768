import { Form } from "@remix-run/react";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { FilterSelect, FilterWords } from "~/ui/filter-fields";

interface Option {
  value: string;
  label: string;
}

interface FilterFormProps {
  filter: {
    q: string;
    topic: string;
    skill: string;
    kind: string;
    unanswered: boolean;
    starred: boolean;
  };
  options: Record<"topic" | "skill" | "kind", Option[]>;
}

const SELECTS = [
  { name: "topic", label: "Topic", width: "col-span-2 md:col-span-1" },
  { name: "skill", label: "Skill", width: "" },
  { name: "kind", label: "Kind", width: "" },
] as const;

export function FilterForm({ filter, options }: FilterFormProps) {
  return (
    <Form
      aria-label="Filter questions"
      className="mt-7 grid grid-cols-2 items-end gap-4 md:grid-cols-4 [&_select]:font-text"
    >
      <FilterWords label="Words" name="q" value={filter.q} className="col-span-2 md:col-span-1" />
      {SELECTS.map(({ name, label, width }) => (
        <FilterSelect key={name} label={label} name={name} value={filter[name]} className={width}>
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
          Show
        </Button>
      </div>
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
