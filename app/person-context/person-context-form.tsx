import type { SubmissionResult } from "@conform-to/dom";
import { ArrowRight, ChevronDown } from "~/ui/icons";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { describeForm, type FieldMetadata, getFormProps } from "~/ui/form";
import { KeepFormFields } from "~/ui/keep-form-fields";
import { Link } from "~/ui/link";
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
  /** The job they chose as their target. */
  target: { title: string; to: string } | null;
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
  target,
  isRestored,
  returnTo,
  submitLabel,
  canSkip,
  lastResult,
}: PersonContextFormProps) {
  const [form, fields] = describeForm<Omit<FormFields, "intent" | "wishedCode">>({
    id: "about-you",
    labels: {
      ...QUESTION_LABELS,
      occupationCode: "Which of these is it?",
      years: "Years in it",
      wishedJob: "A job you have in mind",
      mustStay: "Is there anything that must stay as it is?",
      date: "Is there a date to be ready by?",
      returnTo: "Next page",
    },
    lastResult,
    constraint,
    defaultValue: { ...values, returnTo },
  });
  return (
    <form method="post" action="/about-you" {...getFormProps(form)} className="grid gap-7">
      <KeepFormFields page="/about-you" isRestored={isRestored} />
      <input type="hidden" name="returnTo" value={fields.returnTo.initialValue ?? ""} />
      <ErrorSummary form={form} />
      <JobField meta={fields.job} occupation={occupation} />
      <NearestChoice
        meta={fields.occupationCode}
        nearest={nearest}
        none="None of these: keep my words"
      />
      <GoalField meta={fields.goal} />
      <MoreQuestions fields={fields} target={target} />
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

interface MoreQuestionsProps {
  fields: Record<"years" | "wishedJob" | "mustStay" | "date", FieldMetadata>;
  target: PersonContextFormProps["target"];
}

/** What may be left out, folded until some of it is said. */
function MoreQuestions({ fields, target }: MoreQuestionsProps) {
  const { years, wishedJob, mustStay, date } = fields;
  const isSaid = [years, wishedJob, mustStay, date].some(
    ({ initialValue, errors }) => initialValue || errors,
  );
  return (
    <details open={isSaid || target !== null} className="group/more">
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-xs text-ui font-control">
        If you like: a job you have in mind, what must stay, a date
        <ChevronDown className="size-4 flex-none group-open/more:rotate-180" aria-hidden />
      </summary>
      <div className="mt-4 grid gap-7">
        {target ? (
          <p className="text-sm">
            <span className="block font-medium">The job you have in mind</span>
            <Link to={target.to} className="text-primary-ink underline underline-offset-3">
              {target.title}
            </Link>
          </p>
        ) : (
          <Field
            meta={wishedJob}
            options="/about-you/occupations"
            hint="For example: physical therapist, office manager."
          />
        )}
        <Field meta={years} type="number" className="max-w-40" />
        <Field
          meta={mustStay}
          hint="For example: no night shifts, no heavy lifting, stay in Cork."
        />
        <Field
          meta={date}
          type="date"
          hint="An exam, a move, the end of a contract."
          className="max-w-80"
        />
      </div>
    </details>
  );
}

interface NearestChoiceProps {
  meta: FieldMetadata;
  nearest: readonly { code: string; title: string }[];
  /** The last choice: "None of these". */
  none: string;
}

/** The occupations nearest to what was typed. */
function NearestChoice({ meta, nearest, none }: NearestChoiceProps) {
  if (nearest.length === 0) return null;
  const options = nearest.map(({ code, title }) => ({ value: code, label: title }));
  return (
    <ChoiceList
      legend={meta.label}
      meta={meta}
      options={[...options, { value: NO_OCCUPATION, label: none }]}
    />
  );
}
