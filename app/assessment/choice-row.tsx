import type { FieldMetadata } from "~/ui/form";
import { ChevronDown } from "~/ui/icons";
import { FieldError } from "~/ui/field-error";
import { START_LEVEL } from "./rating-start";
import { type ChoiceField, type ScaleId, type ScaleOption, SCALES } from "./step-section";

type Meta = FieldMetadata;

interface ChoiceRowProps {
  number: number;
  field: ChoiceField;
  scale: ScaleId;
  meta: Meta;
  secondMeta: Meta | undefined;
}

const DESCRIBED_LEVELS = [1, 3, 5] as const;

/** One statement or skill and its scale. CSS highlights the focused row. */
export function ChoiceRow({ number, field, scale, meta, secondMeta }: ChoiceRowProps) {
  const { label, description, levels, second } = field;
  const nameId = `${meta.id}-name`;
  const descriptionId = `${meta.id}-means`;
  return (
    <li
      id={meta.id}
      data-choice-row
      className="choice-row grid gap-x-8 gap-y-3 border-b border-hairline py-4 has-[input:focus]:rounded-card has-[input:focus]:bg-surface-2 max-lg:has-[input:focus]:-mx-3 max-lg:has-[input:focus]:px-3 lg:grid-cols-[minmax(0,1fr)_28rem] lg:px-3.5 lg:py-2"
    >
      <div className="flex gap-3.5 lg:self-center">
        <span className="num w-5 flex-none pt-0.5 text-sm text-muted" aria-hidden>
          {number}
        </span>
        <div>
          <p id={nameId} className="text-body font-control text-text">
            {label}
          </p>
          {description ? (
            <p id={descriptionId} className="mt-0.5 text-sm text-text-2">
              {description}
            </p>
          ) : null}
        </div>
      </div>
      <div className="lg:self-center">
        <Scale
          options={SCALES[scale]}
          meta={meta}
          labelledBy={nameId}
          describedBy={description ? descriptionId : undefined}
        />
        {second && secondMeta ? (
          <div className="second-scale mt-2 sm:max-lg:pl-8.5">
            <p id={`${secondMeta.id}-name`} className="mb-1 text-xs text-muted">
              <span className="sr-only">{label}: </span>
              {second.label}
            </p>
            <Scale
              options={SCALES[second.scale]}
              meta={secondMeta}
              labelledBy={`${secondMeta.id}-name`}
            />
          </div>
        ) : null}
      </div>
      {levels ? <LevelDescriptions label={label} levels={levels} /> : null}
    </li>
  );
}

interface ScaleProps {
  options: readonly ScaleOption[];
  meta: Meta;
  labelledBy: string;
  describedBy?: string;
}

function Scale({ options, meta, labelledBy, describedBy }: ScaleProps) {
  const hasMarks = options.some(({ mark }) => mark !== undefined);
  return (
    <>
      <div
        role="radiogroup"
        data-scale
        aria-labelledby={labelledBy}
        aria-describedby={
          [describedBy, meta.errors && meta.errorId].filter(Boolean).join(" ") || undefined
        }
        className={hasMarks ? "scale scale-levels" : "scale"}
      >
        {options.map(({ value, label, mark }) => {
          const isStart = meta.initialValue === START_LEVEL && value === "3";
          return (
            <label
              key={value}
              data-label={hasMarks ? label : undefined}
              data-unsure={value === "unsure" ? "" : undefined}
            >
              <input
                type="radio"
                name={meta.name}
                value={isStart ? START_LEVEL : value}
                aria-label={mark === undefined || value === "unsure" ? label : `${value}, ${label}`}
                defaultChecked={isStart || meta.initialValue === value}
              />
              <span>{mark ?? label}</span>
            </label>
          );
        })}
      </div>
      <FieldError id={meta.errorId} errors={meta.errors} />
    </>
  );
}

function LevelDescriptions({
  label,
  levels,
}: {
  label: string;
  levels: NonNullable<ChoiceField["levels"]>;
}) {
  return (
    <details className="group/levels pl-8.5 text-sm lg:col-span-2">
      <summary className="inline-flex min-h-11 items-center gap-1.5 rounded-xs text-muted hover:text-text lg:min-h-7">
        What the levels look like<span className="sr-only">: {label}</span>
        <ChevronDown
          className="size-4 transition-transform group-open/levels:rotate-180"
          aria-hidden
        />
      </summary>
      <dl className="mt-1 mb-2 grid gap-2.5 lg:grid-cols-3 lg:gap-6">
        {DESCRIBED_LEVELS.map((level) => (
          <div key={level} className="border-l-2 border-hairline-strong pl-3">
            <dt className="num font-medium text-text">
              {level}, {SCALES.level[level - 1]?.label.toLowerCase()}
            </dt>
            <dd className="mt-0.5 text-text-2">{levels[level]}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
