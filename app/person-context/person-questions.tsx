import { CAREER_GOALS } from "~/data/career-goals";
import { CONTROL_CLASS } from "~/ui/control-class";
import { Link } from "~/ui/link";
import { FieldError } from "~/ui/field-error";
import { type FieldMetadata, getInputProps } from "~/ui/form";
import { CircleCheck } from "~/ui/icons";

/** The two questions, as their fields are called. */
export const QUESTION_LABELS = { job: "What do you do now?", goal: "What do you want?" } as const;

interface JobFieldProps {
  meta: FieldMetadata;
  /** The occupation that it is known as. */
  occupation?: string | undefined;
}

export function JobField({ meta, occupation }: JobFieldProps) {
  const { maxLength: _maxLength, ...props } = getInputProps(meta, meta.descriptionId);
  return (
    <div>
      <label htmlFor={meta.id} className="mb-3 block font-head text-section font-strong">
        {meta.label}
      </label>
      <input
        {...props}
        type="text"
        autoComplete="organization-title"
        data-options="/about-you/occupations"
        data-known-job
        placeholder="Nurse, student, between jobs"
        className={CONTROL_CLASS}
      />
      <p
        id={meta.descriptionId}
        aria-live="polite"
        className="mt-2 flex items-start gap-2 text-sm wrap-anywhere text-text-2"
      >
        {occupation ? (
          <KnownJob title={occupation} />
        ) : (
          "In your own words, the last job if you have none now."
        )}
      </p>
      <FieldError id={meta.errorId} errors={meta.errors} />
    </div>
  );
}

/** Below the field, once the job is one of the occupations. */
export function KnownJob({ title }: { title: string }) {
  return (
    <>
      <CircleCheck className="mt-0.5 size-4 flex-none text-success" aria-hidden />
      {`We know ${title}.`}
    </>
  );
}

export function GoalField({ meta }: { meta: FieldMetadata }) {
  return <ChoiceList legend={QUESTION_LABELS.goal} meta={meta} options={CAREER_GOALS} />;
}

interface PersonQuestionsProps {
  job: FieldMetadata | undefined;
  goal: FieldMetadata | undefined;
}

/** The two questions within another form; the rest is on their own page. */
export function PersonQuestions({ job, goal }: PersonQuestionsProps) {
  return (
    <div className="mt-8 grid max-w-140 gap-7">
      {job ? <JobField meta={job} /> : null}
      {goal ? <GoalField meta={goal} /> : null}
      <p className="text-sm text-muted">
        Kept apart from your results, and never shared with them. Years, a date and what must stay
        are on{" "}
        <Link to="/about-you" className="text-primary-ink underline underline-offset-3">
          About you
        </Link>
        .
      </p>
    </div>
  );
}

interface ChoiceListProps {
  legend: string;
  meta: FieldMetadata;
  options: readonly { value: string; label: string }[];
}

/** Radio buttons, a row each. */
export function ChoiceList({ legend, meta, options }: ChoiceListProps) {
  return (
    <fieldset
      // The list of errors leads here.
      id={meta.id}
      tabIndex={-1}
      aria-describedby={meta.errors ? meta.errorId : undefined}
    >
      <legend className="mb-3 font-head text-section font-strong">{legend}</legend>
      <div className="overflow-hidden rounded-card border border-hairline-strong">
        {options.map(({ value, label }) => (
          <label
            key={value}
            className="flex min-h-13 cursor-pointer items-start gap-3.5 border-b border-hairline px-4 py-3.5 text-ui last:border-0 has-checked:bg-primary-soft"
          >
            <input
              type="radio"
              name={meta.name}
              value={value}
              required={meta.constraint?.required}
              defaultChecked={meta.initialValue === value}
              className="radio"
            />
            {label}
          </label>
        ))}
      </div>
      <FieldError id={meta.errorId} errors={meta.errors} />
    </fieldset>
  );
}
