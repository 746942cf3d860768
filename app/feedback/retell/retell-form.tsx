import type { SubmissionResult } from "@conform-to/dom";
import { Form } from "@remix-run/react";
import { Button } from "~/ui/button";
import { FieldError } from "~/ui/field-error";
import { describeForm, getTextareaProps } from "~/ui/form";
import { KeepFormFields } from "~/ui/keep-form-fields";
import { RETELLING_WORDS } from "./retell-url";

/** The second telling. A script counts its words as they are typed; nothing is cut off. */
export function RetellForm({
  page,
  result,
}: {
  page: string;
  result: SubmissionResult | undefined;
}) {
  const [, { answer }] = describeForm<{ answer: string }>({
    id: "retell",
    labels: { answer: "Your second telling" },
    lastResult: result,
  });
  return (
    <Form method="post">
      <KeepFormFields form="retell" page={page} />
      <div className="retell-box">
        <label htmlFor={answer.id} className="sr-only">
          {answer.label}
        </label>
        <textarea {...getTextareaProps(answer)} rows={9} data-word-ticks={RETELLING_WORDS} />
        <div hidden>
          <div className="retell-ticks" aria-hidden />
          <p className="num mt-2.5 text-sm text-muted">
            <b className="font-strong text-text">0</b> of {RETELLING_WORDS}
          </p>
        </div>
      </div>
      <FieldError id={answer.errorId} errors={answer.errors} />
      <Button size="lg" className="mt-5 max-md:w-full">
        Compare the two
      </Button>
    </Form>
  );
}
