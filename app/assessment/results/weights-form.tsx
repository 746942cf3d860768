import { useLocation } from "@remix-run/react";
import { type Part, PARTS, type Weights } from "~/assessment/matching/parts";
import { Button } from "~/ui/button";
import { FilterSelect } from "~/ui/filter-fields";
import { Disclosure } from "./disclosure";
import { PART_NAMES } from "./match-row";
import { WEIGHT_CHOICES } from "./match-options";

interface WeightsFormProps {
  weights: Weights;
  unknown: readonly Part[];
}

/** What each part counts; the other choices stay as they are. */
export function WeightsForm({ weights, unknown }: WeightsFormProps) {
  const { pathname, search } = useLocation();
  const others = [...new URLSearchParams(search)].filter(([name]) => !name.startsWith("weight-"));
  return (
    <Disclosure
      title="What counts"
      state={PARTS.map((part) => `${PART_NAMES[part]} ${weights[part]}`).join(", ")}
    >
      <form
        action={pathname}
        data-keep-scroll=""
        className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-5"
      >
        {others.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {PARTS.map((part) => (
          <FilterSelect
            key={part}
            label={
              unknown.includes(part) ? `${PART_NAMES[part]} (not known yet)` : PART_NAMES[part]
            }
            name={`weight-${part}`}
            value={String(weights[part])}
          >
            {WEIGHT_CHOICES.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </FilterSelect>
        ))}
        <Button variant="secondary">Rank again</Button>
      </form>
    </Disclosure>
  );
}
