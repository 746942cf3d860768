import type { SubmissionResult } from "@conform-to/dom";
import type { DetailsForm } from "~/job-interviews/schema.server";
import { Button, LinkButton } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { describeForm, getFormProps } from "~/ui/form";
import { KeepFormFields } from "~/ui/keep-form-fields";
import { SelectField } from "~/ui/select-field";

interface DetailsFieldsProps {
  page: string;
  details: DetailsForm;
  constraint: Parameters<typeof describeForm>[0]["constraint"];
  fields: readonly { value: string; label: string }[];
  lastResult: SubmissionResult | undefined;
}

/** What isn’t about one of its rounds. */
export function DetailsFields({
  page,
  details,
  constraint,
  fields: options,
  lastResult,
}: DetailsFieldsProps) {
  const [form, fields] = describeForm<DetailsForm>({
    id: "details",
    labels: {
      company: "Company",
      role: "Role",
      field: "Field",
      posting: "Posting",
      minutesADay: "Minutes a day",
    },
    lastResult,
    constraint,
    defaultValue: details,
  });
  return (
    <form method="post" action={page} {...getFormProps(form)} className="mt-4 grid gap-5">
      <KeepFormFields page={page} />
      <ErrorSummary form={form} />
      <Field meta={fields.company} autoComplete="organization" />
      <Field meta={fields.role} />
      <SelectField meta={fields.field} prompt="Not chosen" options={options} className="max-w-80" />
      <Field
        meta={fields.posting}
        type="textarea"
        rows={10}
        hint="Optional. Only you see it. The plan uses it to choose the stories you need."
      />
      <Field
        meta={fields.minutesADay}
        type="number"
        hint="The plan never takes more of a day."
        className="max-w-60"
      />
      <div className="flex flex-wrap gap-2.5">
        <Button name="intent" value="details" pendingText="Saving…">
          Save changes
        </Button>
        <LinkButton to={page.replace(/\/change$/, "")} variant="ghost">
          Cancel
        </LinkButton>
      </div>
    </form>
  );
}
