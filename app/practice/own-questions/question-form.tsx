import type { SubmissionResult } from "@conform-to/dom";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { describeForm, getFormProps } from "~/ui/form";
import { KeepFormFields } from "~/ui/keep-form-fields";
import { RestoredNote } from "~/ui/restored-note";
import { SelectField } from "~/ui/select-field";
import type { OwnQuestionForm } from "./schema.server";

export interface QuestionFormProps {
  /** The address of its page. */
  page: string;
  constraint: Parameters<typeof describeForm>[0]["constraint"];
  /** What is in the fields at first. */
  values: Partial<OwnQuestionForm>;
  /** They are what was sent after the session had ended. */
  isRestored: boolean;
  submitLabel: string;
  lastResult: SubmissionResult | undefined;
}

const KIND_OPTIONS = [
  { value: "story", label: "A story about something that happened" },
  { value: "explanation", label: "An explanation of how or why" },
];

export function QuestionForm({
  page,
  constraint,
  values,
  isRestored,
  submitLabel,
  lastResult,
}: QuestionFormProps) {
  const [form, fields] = describeForm<OwnQuestionForm>({
    id: "question",
    labels: {
      prompt: "The question",
      kind: "Type of question",
      points: "Points a good answer makes",
      sample: "A sample answer",
    },
    lastResult,
    constraint,
    defaultValue: values,
  });
  return (
    <form method="post" action={page} {...getFormProps(form)} className="mt-8 grid max-w-190 gap-6">
      <KeepFormFields page={page} isRestored={isRestored} />
      {isRestored ? (
        <RestoredNote>
          Your question from before you were signed out. It isn’t saved yet.
        </RestoredNote>
      ) : null}
      <ErrorSummary form={form} />
      <Field meta={fields.prompt} type="textarea" rows={3} hint="As the interviewer asks it." />
      <SelectField meta={fields.kind} options={KIND_OPTIONS} className="max-w-100" />
      <Field
        meta={fields.points}
        type="textarea"
        rows={7}
        hint="One per line, up to seven. Write what a good answer says, not how the story ended, such as “I asked what the customer needed before I offered anything.” After you answer, you mark the sentence that makes each point."
      />
      <Field
        meta={fields.sample}
        type="textarea"
        rows={8}
        hint="Optional. You can open it before you answer, and your review shows it."
      />
      <Button
        name="intent"
        value="save"
        size="lg"
        className="justify-self-start"
        pendingText="Saving…"
      >
        {submitLabel}
      </Button>
    </form>
  );
}
