import type { FieldMetadata } from "@conform-to/react";
import { ChevronDown } from "lucide-react";
import type { KeyboardEvent } from "react";
import { LEVEL_NAMES, LEVELS } from "~/data/levels";
import { FieldError } from "~/ui/field";

export interface RatingItem {
  skill: string;
  name: string;
  means: string;
  levels: { 1: string; 3: string; 5: string };
}

interface RatingRowProps {
  number: number;
  item: RatingItem;
  meta: FieldMetadata<string | undefined>;
}

const DESCRIBED_LEVELS = [1, 3, 5] as const;

/** One skill and its five levels. CSS highlights the focused row. */
export function RatingRow({ number, item, meta }: RatingRowProps) {
  const nameId = `${meta.id}-name`;
  const descriptionId = `${meta.id}-means`;
  return (
    <li
      id={meta.id}
      className="grid gap-x-8 gap-y-3 border-b border-hairline py-5 has-[input:focus]:rounded-card has-[input:focus]:bg-surface-2 max-lg:has-[input:focus]:-mx-3 max-lg:has-[input:focus]:px-3 lg:grid-cols-[minmax(0,1fr)_25rem] lg:px-3.5 lg:py-4"
    >
      <div className="flex gap-3.5">
        <span className="num w-4 flex-none pt-0.5 text-sm text-muted" aria-hidden>
          {number}
        </span>
        <div>
          <p id={nameId} className="text-body font-control text-text">
            {item.name}
          </p>
          <p id={descriptionId} className="mt-0.5 text-sm text-text-2">
            {item.means}
          </p>
        </div>
      </div>
      <div className="lg:self-center">
        <div
          role="radiogroup"
          aria-labelledby={nameId}
          aria-describedby={`${descriptionId}${meta.errors ? ` ${meta.errorId}` : ""}`}
          className="relative grid grid-cols-5 before:absolute before:top-1/2 before:right-[10%] before:left-[10%] before:h-px before:bg-hairline-strong"
        >
          {LEVELS.map((level) => (
            <label
              key={level}
              className="relative grid h-12 cursor-pointer place-items-center lg:h-11"
            >
              <input
                type="radio"
                name={meta.name}
                value={level}
                aria-label={`${level}, ${LEVEL_NAMES[level]}`}
                defaultChecked={meta.initialValue === String(level)}
                onKeyDown={selectLevelByKey}
                className="peer absolute inset-0 cursor-pointer appearance-none outline-none"
              />
              <span className="num pointer-events-none relative grid size-9 place-items-center rounded-full border border-control bg-canvas text-sm text-muted peer-checked:size-10 peer-checked:border-fill-edge peer-checked:bg-fill peer-checked:font-strong peer-checked:text-on-fill peer-hover:border-primary peer-focus-visible:outline-2 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-ring lg:size-7 lg:peer-checked:size-8.5">
                {level}
              </span>
            </label>
          ))}
        </div>
        <p aria-hidden className="mt-1 grid grid-cols-5 text-center text-xs text-muted lg:hidden">
          {LEVELS.map((level) => (
            <span key={level} className="not-first:not-last:max-sm:invisible">
              {LEVEL_NAMES[level]}
            </span>
          ))}
        </p>
        <FieldError id={meta.errorId} errors={meta.errors} />
      </div>
      <details className="group/levels pl-7.5 text-sm lg:col-span-2 lg:-mt-2">
        <summary className="inline-flex min-h-11 items-center gap-1.5 rounded-xs text-muted hover:text-text lg:min-h-8">
          What the levels look like<span className="sr-only">: {item.name}</span>
          <ChevronDown
            className="size-4 transition-transform group-open/levels:rotate-180"
            aria-hidden
          />
        </summary>
        <dl className="mt-1 mb-2 grid gap-2.5 lg:grid-cols-3 lg:gap-6">
          {DESCRIBED_LEVELS.map((level) => (
            <div key={level} className="border-l-2 border-hairline-strong pl-3">
              <dt className="num font-medium text-text">
                {level}, {LEVEL_NAMES[level].toLowerCase()}
              </dt>
              <dd className="mt-0.5 text-text-2">{item.levels[level]}</dd>
            </div>
          ))}
        </dl>
      </details>
    </li>
  );
}

/** Keys 1 to 5 select a level; arrow keys and Tab are handled by the browser. */
function selectLevelByKey(event: KeyboardEvent<HTMLInputElement>) {
  const radio = event.currentTarget.form?.querySelector<HTMLInputElement>(
    `input[name="${event.currentTarget.name}"][value="${event.key}"]`,
  );
  if (!radio || !/^[1-5]$/.test(event.key)) return;
  radio.focus();
  radio.click();
}
