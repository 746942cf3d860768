import type { SubmissionResult } from "@conform-to/dom";
import type { getZodConstraint } from "@conform-to/zod/v4";
import { Form } from "@remix-run/react";
import type { MarkForm as MarkFields } from "~/mentoring/marks/schema.server";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { getFormProps, describeForm } from "~/ui/form";

interface MarkFormProps {
  answer: { id: string; number: number; mark: { score: number; note: string } | null };
  person: string;
  constraint: ReturnType<typeof getZodConstraint>;
  result: SubmissionResult<string[]> | undefined;
}

/** The mentor's score of one answer, with a note. */
export function MarkForm({ answer, person, constraint, result }: MarkFormProps) {
  const { id, number, mark } = answer;
  const [form, fields] = describeForm<Omit<MarkFields, "question">>({
    id: `mark-${number}`,
    labels: { score: "Score, 0 to 100", note: "Note" },
    ...(result && { lastResult: result }),
    constraint,
    defaultValue: mark ? { score: String(mark.score), note: mark.note } : undefined,
  });
  return (
    <Form
      method="post"
      data-keep-scroll=""
      {...getFormProps(form)}
      className="mt-5 grid max-w-(--measure) gap-4"
    >
      <input type="hidden" name="question" value={id} />
      <ErrorSummary form={form} />
      <Field type="number" meta={fields.score} className="max-w-44" />
      <Field
        type="textarea"
        rows={3}
        meta={fields.note}
        hint={`${person} reads it next to the score.`}
      />
      <Button
        variant={mark ? "secondary" : "primary"}
        className="justify-self-start"
        pendingText="Saving…"
      >
        {mark ? "Save new mark" : "Save mark"}
        <span className="sr-only"> of answer {number}</span>
      </Button>
    </Form>
  );
}
