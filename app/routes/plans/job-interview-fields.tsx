import type { SubmissionResult } from "@conform-to/dom";
import type { JobInterviewForm } from "~/job-interviews/schema.server";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { describeForm, getFormProps } from "~/ui/form";
import { KeepFormFields } from "~/ui/keep-form-fields";

interface JobInterviewFieldsProps {
  constraint: Parameters<typeof describeForm>[0]["constraint"];
  lastResult: SubmissionResult | undefined;
  /** The day is over: it is saved only if that is meant. */
  canBeOver: boolean;
}

/** What a job interview begins with: the rest is on its own page. */
export function JobInterviewFields({ constraint, lastResult, canBeOver }: JobInterviewFieldsProps) {
  const [form, fields] = describeForm<JobInterviewForm>({
    id: "job-interview",
    labels: { company: "Company", role: "Role", heldOn: "Date" },
    lastResult,
    constraint,
  });
  return (
    <form method="post" action="/plans" {...getFormProps(form)} className="mt-4 grid gap-5">
      <KeepFormFields page="/plans" />
      <ErrorSummary form={form} />
      <Field meta={fields.company} autoComplete="organization" />
      <Field meta={fields.role} />
      <Field meta={fields.heldOn} type="date" className="max-w-60" />
      <div className="flex flex-wrap gap-2.5">
        <Button name="intent" value="add" pendingText="Saving…">
          Save job interview
        </Button>
        {canBeOver ? (
          <Button name="intent" value="add-over" variant="secondary" pendingText="Saving…">
            It is over: save it
          </Button>
        ) : null}
      </div>
    </form>
  );
}
