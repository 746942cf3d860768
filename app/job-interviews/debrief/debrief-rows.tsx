import type { FieldMetadata } from "~/ui/form";
import { FieldError } from "~/ui/field-error";
import { getSelectProps, getTextareaProps } from "~/ui/form";
import { Select } from "~/ui/select";
import { ROW_STEP, WENT, WENT_NAMES } from "./debrief";

export interface ToldOption {
  value: string;
  label: string;
}

export interface RowFields {
  question: FieldMetadata;
  told: FieldMetadata;
  went: FieldMetadata;
}

/** One row for each question: what it was, what was told, and how it went. */
export function DebriefRows({
  rows,
  options,
}: {
  rows: readonly RowFields[];
  options: readonly ToldOption[];
}) {
  return (
    <>
      <div
        className="debrief-columns hidden pb-2.5 text-xs font-medium text-muted md:grid"
        aria-hidden
      >
        <span>Their question, as you remember it</span>
        <span>What you told</span>
        <span>How it went</span>
      </div>
      <ol
        data-job-interview="debrief"
        className={`debrief-list ${rows.length <= ROW_STEP ? "is-short" : ""}`}
      >
        {rows.map((fields, index) => (
          <li key={fields.question.id} className="debrief-row">
            <DebriefRow number={index + 1} fields={fields} options={options} />
          </li>
        ))}
      </ol>
    </>
  );
}

function DebriefRow({
  number,
  fields: { question, told, went },
  options,
}: {
  number: number;
  fields: RowFields;
  options: readonly ToldOption[];
}) {
  const { maxLength: _, ...textarea } = getTextareaProps(question);
  return (
    <>
      <div className="min-w-0">
        <textarea
          {...textarea}
          rows={1}
          aria-label={`Question ${number}, as you remember it`}
          placeholder={`Question ${number}`}
          className="debrief-question"
        />
        <FieldError id={question.errorId} errors={question.errors} />
      </div>
      <div className="debrief-told min-w-0">
        <Select {...getSelectProps(told)} aria-label={`What you told to question ${number}`}>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <FieldError id={told.errorId} errors={told.errors} />
      </div>
      <fieldset className="segments">
        <legend className="sr-only">How question {number} went</legend>
        {WENT.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name={went.name}
              value={each}
              defaultChecked={went.initialValue === each}
            />
            {WENT_NAMES[each]}
          </label>
        ))}
        <label>
          <input
            type="radio"
            name={went.name}
            value=""
            defaultChecked={went.initialValue === undefined}
          />
          Not said
        </label>
      </fieldset>
    </>
  );
}
