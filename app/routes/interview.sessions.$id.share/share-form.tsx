import type { SubmissionResult } from "@conform-to/dom";
import { Form } from "@remix-run/react";
import { Button } from "~/ui/button";
import { CheckboxField } from "~/ui/checkbox-field";
import { ErrorSummary } from "~/ui/error-summary";
import { getFormProps, describeForm } from "~/ui/form";
import { SelectField } from "~/ui/select-field";

interface ShareFormProps {
  /** The user's name; null without an account. */
  name: string | null;
  lastResult: SubmissionResult | undefined;
}

const DAYS_OPTIONS = [
  { value: "1", label: "One day" },
  { value: "7", label: "Seven days" },
  { value: "30", label: "Thirty days" },
];

interface Fields {
  scores: boolean;
  answers: boolean;
  plan: boolean;
  name: boolean;
  days: string;
}

export function ShareForm({ name, lastResult: result }: ShareFormProps) {
  const [form, fields] = describeForm<Fields>({
    id: "share",
    labels: {
      scores: "Scores",
      answers: "Answers",
      plan: "Plan",
      name: "Name",
      days: "Link expires after",
    },
    lastResult: result,
    defaultValue: { scores: true, days: "7" },
  });
  return (
    <Form
      method="post"
      {...getFormProps(form)}
      className="mt-9 grid gap-6 border-t border-hairline pt-8"
    >
      <ErrorSummary form={form} />
      <fieldset className="grid gap-4">
        <legend className="mb-4 text-section font-head">What the link shows</legend>
        <CheckboxField
          meta={fields.scores}
          hint="Each answer’s score, the dimensions and the recurring gaps."
        >
          Scores
        </CheckboxField>
        <CheckboxField
          meta={fields.answers}
          hint="Word for word, from your latest attempt at each question."
        >
          The text of your answers
        </CheckboxField>
        <CheckboxField
          meta={fields.plan}
          hint="Suggested next steps: questions, a course, a mentor."
        >
          Your plan
        </CheckboxField>
        {name === null ? null : (
          <CheckboxField
            meta={fields.name}
            hint={`“${name}.” If unchecked, the report is anonymous.`}
          >
            Your name
          </CheckboxField>
        )}
      </fieldset>
      <p className="-mt-2 text-sm text-muted">
        The topic, the date and the questions are always shown.
      </p>
      <div className="flex flex-wrap items-end gap-4">
        <SelectField meta={fields.days} options={DAYS_OPTIONS} className="w-52" />
        <Button name="intent" value="make" className="min-h-12" pendingText="Creating link…">
          Create link
        </Button>
      </div>
    </Form>
  );
}
