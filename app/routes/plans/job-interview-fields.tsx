import type { SubmissionResult } from "@conform-to/dom";
import type { JobInterviewForm } from "~/job-interviews/schema.server";
import { Button, LinkButton } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { describeForm, getFormProps } from "~/ui/form";
import { KeepFormFields } from "~/ui/keep-form-fields";

interface JobInterviewFieldsProps {
  /** The one to change; null for a new one. */
  changed: ({ id: string } & JobInterviewForm) | null;
  constraint: Parameters<typeof describeForm>[0]["constraint"];
  lastResult: SubmissionResult | undefined;
}

export function JobInterviewFields({ changed, constraint, lastResult }: JobInterviewFieldsProps) {
  const page = changed ? `/plans?change=${changed.id}` : "/plans";
  const [form, fields] = describeForm<JobInterviewForm>({
    id: "job-interview",
    labels: { company: "Company", role: "Role", heldOn: "Date" },
    lastResult,
    constraint,
    defaultValue: changed ?? {},
  });
  return (
    <form method="post" action={page} {...getFormProps(form)} className="mt-4 grid gap-5">
      <KeepFormFields page={page} />
      <ErrorSummary form={form} />
      {changed ? <input type="hidden" name="id" value={changed.id} /> : null}
      <Field meta={fields.company} autoComplete="organization" />
      <Field meta={fields.role} />
      <Field meta={fields.heldOn} type="date" className="max-w-60" />
      <div className="flex flex-wrap gap-2.5">
        <Button name="intent" value={changed ? "change" : "add"} pendingText="Saving…">
          {changed ? "Save changes" : "Save job interview"}
        </Button>
        {changed ? (
          <LinkButton to="/plans" variant="ghost">
            Cancel
          </LinkButton>
        ) : null}
      </div>
    </form>
  );
}
