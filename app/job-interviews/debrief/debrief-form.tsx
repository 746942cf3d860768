import type { SubmissionResult } from "@conform-to/dom";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { CONTROL_CLASS } from "~/ui/control-class";
import { FieldError } from "~/ui/field-error";
import { type FieldMetadata, describeForm, getFormProps, getInputProps } from "~/ui/form";
import { KeepFormFields } from "~/ui/keep-form-fields";
import { MAX_QUESTIONS } from "./debrief";
import { describeGaps } from "./gap-note";
import { DebriefRows, type ToldOption } from "./debrief-rows";

interface DebriefFormProps {
  /** Path and query of its page. */
  page: string;
  rowCount: number;
  values: Record<string, string>;
  options: readonly ToldOption[];
  storyCount: number;
  /** Not all stories are among the options. */
  isCut: boolean;
  /** There is a plan that goes on. */
  isRoundAhead: boolean;
  constraint: Parameters<typeof describeForm>[0]["constraint"];
  lastResult: SubmissionResult | undefined;
}

export function DebriefForm({
  page,
  rowCount: storedRowCount,
  values,
  options,
  storyCount,
  isCut,
  isRoundAhead,
  constraint,
  lastResult,
}: DebriefFormProps) {
  const rowCount = Math.min(
    MAX_QUESTIONS,
    Math.max(storedRowCount, Number(lastResult?.initialValue?.rows) || 0),
  );
  const numbers = Array.from({ length: rowCount }, (_, index) => index + 1);
  const [form, fields] = describeForm<Record<string, unknown>>({
    id: "debrief",
    labels: getLabels(numbers),
    lastResult,
    constraint,
    defaultValue: values,
  });
  const get = (name: string) => fields[name] as FieldMetadata;
  const rows = numbers.map((number) => ({
    question: get(`question${number}`),
    told: get(`told${number}`),
    went: get(`went${number}`),
  }));
  const gapNote = describeGaps(
    numbers.filter((number) => get(`told${number}`).initialValue === "none"),
    isRoundAhead,
  );
  return (
    <form method="post" action={page} {...getFormProps(form)} className="mt-9">
      <KeepFormFields page={page} />
      <input type="hidden" name="rows" value={rowCount} />
      <ErrorSummary form={form} />
      <DebriefRows rows={rows} options={options} />
      <p
        className="gap-note"
        data-gap-note={isRoundAhead}
        aria-live="polite"
        hidden={gapNote === ""}
      >
        {gapNote}
      </p>
      <p className="mt-4 -ml-3 flex flex-wrap gap-x-2">
        {rowCount < MAX_QUESTIONS ? (
          <Button name="intent" value="more" variant="ghost" size="sm">
            More rows
          </Button>
        ) : null}
        {isCut ? (
          <Button
            name="intent"
            value="all-stories"
            formAction={`${page}&stories=all`}
            variant="ghost"
            size="sm"
          >
            Choose from all {storyCount} stories
          </Button>
        ) : null}
      </p>
      <Field
        meta={get("nextSteps")}
        type="textarea"
        rows={2}
        className="mt-9 border-t border-hairline pt-6"
      />
      <div className="debrief-bar">
        <DayField meta={get("hearBy")} />
        <div className="debrief-submit">
          <Button name="intent" value="save" size="lg" pendingText="Saving…">
            Keep it
          </Button>
        </div>
      </div>
    </form>
  );
}

function DayField({ meta }: { meta: FieldMetadata }) {
  return (
    <div>
      <div className="debrief-day">
        <label htmlFor={meta.id}>{meta.label}</label>
        <input {...getInputProps(meta)} type="date" className={`${CONTROL_CLASS} max-w-48`} />
      </div>
      <FieldError id={meta.errorId} errors={meta.errors} />
    </div>
  );
}

function getLabels(numbers: readonly number[]): Record<string, string> {
  return {
    ...Object.fromEntries(
      numbers.flatMap((number) => [
        [`question${number}`, `Question ${number}`],
        [`told${number}`, `What you told to question ${number}`],
        [`went${number}`, `How question ${number} went`],
      ]),
    ),
    nextSteps: "What they said about next steps",
    hearBy: "You’ll hear by",
  };
}
