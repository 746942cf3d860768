import { type SubmissionResult, getFormProps, useForm } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { Button } from "~/ui/button";
import { CheckboxField } from "~/ui/checkbox-field";
import { ErrorSummary } from "~/ui/error-summary";
import { SelectField } from "~/ui/select-field";

interface ShareFormProps {
  /** The name that can be shown; null without an account. */
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

/** What a new link shows, one box a field. */
export function ShareForm({ name, lastResult: result }: ShareFormProps) {
  const [form, fields] = useForm<Fields>({
    id: "share",
    lastResult: result,
    defaultValue: { scores: true, days: "7" },
  });
  const isSubmitting = useNavigation().formData?.get("intent") === "make";
  return (
    <Form method="post" {...getFormProps(form)} className="mt-9 border-t border-hairline pt-8">
      <ErrorSummary form={form} attempt={result} />
      <fieldset className="grid gap-4">
        <legend className="mb-4 text-section font-head">What the link shows</legend>
        <CheckboxField
          meta={fields.scores}
          hint="Each answer’s score, the dimensions and the gaps that came back."
        >
          Scores
        </CheckboxField>
        <CheckboxField meta={fields.answers} hint="Word for word, the last try of each question.">
          The text of your answers
        </CheckboxField>
        <CheckboxField meta={fields.plan} hint="What comes next: questions, a course, a mentor.">
          Your plan
        </CheckboxField>
        {name === null ? null : (
          <CheckboxField meta={fields.name} hint={`“${name}”. Without it the report names nobody.`}>
            Your name
          </CheckboxField>
        )}
      </fieldset>
      <p className="mt-4 text-sm text-muted">
        Topic, day and the questions themselves are always on it.
      </p>
      <div className="mt-6 flex flex-wrap items-end gap-4">
        <SelectField
          label="The link works for"
          meta={fields.days}
          options={DAYS_OPTIONS}
          className="w-52"
        />
        <Button
          name="intent"
          value="make"
          className="min-h-12"
          pending={isSubmitting && "Making the link…"}
        >
          Make a link
        </Button>
      </div>
    </Form>
  );
}
