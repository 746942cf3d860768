import type { SubmissionResult } from "@conform-to/dom";
import { ArrowRight, ChevronDown } from "~/ui/icons";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { describeForm, getFormProps } from "~/ui/form";
import { KeepFormFields } from "~/ui/keep-form-fields";
import { ChoiceList, GoalField, JobField, QUESTION_LABELS } from "./person-questions";
import type { PersonContextForm as FormFields } from "./schema.server";
import { NO_OCCUPATION } from "./types";

export interface PersonContextFormProps {
  constraint: Parameters<typeof describeForm>[0]["constraint"];
  /** What is in the fields at first. */
  values: { [Name in keyof FormFields]?: string | number | null };
  /** The occupation that the job is known as. */
  occupation: string | undefined;
  /** What is nearest to a job that is none we know. */
  nearest: readonly { code: string; title: string }[];
  isRestored: boolean;
  /** Where to go on; without it, the page comes back. */
  returnTo?: string | undefined;
  submitLabel: string;
  /** Offers to skip the questions. */
  canSkip: boolean;
  lastResult?: SubmissionResult | undefined;
}

/** What a person says of where they stand. It is sent to /about-you, from wherever it is. */
export function PersonContextForm({
  constraint,
  values,
  occupation,
  nearest,
  isRestored,
  returnTo,
  submitLabel,
  canSkip,
  lastResult,
}: PersonContextFormProps) {
  const [form, fields] = describeForm<Omit<FormFields, "intent">>({
    id: "about-you",
    labels: {
      ...QUESTION_LABELS,
      occupationCode: "Which of these is it?",
      years: "Years in it",
      date: "Until when?",
      mustStay: "What must stay as it is?",
      returnTo: "Next page",
    },
    lastResult,
    constraint,
    defaultValue: { ...values, returnTo },
  });
  const { date, mustStay } = fields;
  const isMoreOpen = [date, mustStay].some((each) => each.initialValue ?? each.errors);
  return (
    <form method="post" action="/about-you" {...getFormProps(form)} className="grid gap-7">
      <KeepFormFields page="/about-you" isRestored={isRestored} />
      <input type="hidden" name="returnTo" value={fields.returnTo.initialValue ?? ""} />
      <ErrorSummary form={form} />
      <JobField meta={fields.job} occupation={occupation} />
      {nearest.length === 0 ? null : (
        <ChoiceList
          legend={fields.occupationCode.label}
          meta={fields.occupationCode}
          options={[
            ...nearest.map(({ code, title }) => ({ value: code, label: title })),
            { value: NO_OCCUPATION, label: "None of these: keep my words" },
          ]}
        />
      )}
      <Field meta={fields.years} type="number" hint="If you like." className="max-w-40" />
      <GoalField meta={fields.goal} />
      <details open={isMoreOpen} className="border-y border-hairline py-1">
        <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-4 text-ui font-strong">
          A date, and what must stay
          <ChevronDown className="size-4 flex-none text-muted" aria-hidden />
        </summary>
        <div className="grid gap-5 pt-3 pb-5">
          <Field
            meta={fields.date}
            type="date"
            hint="An exam, a move, the end of a contract."
            className="max-w-60"
          />
          <Field meta={fields.mustStay} placeholder="Part-time, this town, my pay" />
        </div>
      </details>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button name="intent" value="save" size="lg" pendingText="Saving…">
          {submitLabel}
          <ArrowRight aria-hidden />
        </Button>
        {canSkip ? (
          <Button name="intent" value="skip" variant="ghost" size="lg">
            Skip, I’ll look around
          </Button>
        ) : null}
      </div>
      <p className="text-sm text-muted">
        Only you see this. It changes what is suggested to you, and you can delete it at any time.
      </p>
    </form>
  );
}
