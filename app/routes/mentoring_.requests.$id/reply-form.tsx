import type { SubmissionResult } from "@conform-to/dom";
import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button, type ButtonVariant, buttonClass } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { getFormProps, describeForm } from "~/ui/form";

type ReplyFields = Record<"meetingLink" | "reason" | "date" | "time" | "note" | "message", string>;

/** Each form has some of them. */
const LABELS: ReplyFields = {
  meetingLink: "Video link",
  date: "Date",
  time: "Time",
  note: "Note",
  reason: "Reason",
  message: "Question",
};

interface ReplyFormProps {
  intent: string;
  /** The answer to the form sent last. */
  last: SubmissionResult<string[]> | undefined;
  button: string;
  variant?: ButtonVariant;
  defaults?: Partial<ReplyFields>;
  children?(fields: ReturnType<typeof describeForm<ReplyFields>>[1]): ReactNode;
}

/** One thing a mentor can do with a request. */
export function ReplyForm({ intent, last, button, variant, defaults, children }: ReplyFormProps) {
  const result = last?.initialValue?.intent === intent ? last : undefined;
  const [form, fields] = describeForm<ReplyFields>({
    id: intent,
    labels: LABELS,
    ...(result && { lastResult: result }),
    ...(defaults && { defaultValue: defaults }),
  });
  return (
    <Form
      method="post"
      data-keep-scroll=""
      {...getFormProps(form)}
      className="grid max-w-(--measure) gap-4"
    >
      <input type="hidden" name="intent" value={intent} />
      {/* What is wrong with the whole is at the top of the page: the form may be gone. */}
      <ErrorSummary form={{ ...form, errors: undefined }} />
      {children?.(fields)}
      <Button {...(variant && { variant })} className="justify-self-start" pendingText="Sending…">
        {button}
      </Button>
    </Form>
  );
}

interface ReplyDetailsProps extends ReplyFormProps {
  /** The button that opens the form. */
  label: string;
}

/** The same behind a button; works without JavaScript. */
export function ReplyDetails({ label, ...form }: ReplyDetailsProps) {
  return (
    <details open={form.last?.initialValue?.intent === form.intent} className="group open:w-full">
      <summary className={buttonClass("secondary", "md", "list-none group-open:mb-4")}>
        {label}
      </summary>
      <ReplyForm {...form} />
    </details>
  );
}
