import type { SubmissionResult } from "@conform-to/dom";
import { Form } from "@remix-run/react";
import { Button } from "~/ui/button";
import { FieldError } from "~/ui/field-error";
import { describeForm } from "~/ui/form";
import { Island } from "~/ui/island";
import { KeepFormFields } from "~/ui/keep-form-fields";
import { RestoredNote } from "~/ui/restored-note";
import { RetellBox } from "./retell-box";
import type { RetellAim } from "./retell-url";

interface RetellFormProps {
  aim: RetellAim;
  /** Path and query of the page the form is on. */
  page: string;
  result: SubmissionResult | undefined;
  /** What was sent after the session had ended. */
  restored: RetellFields | null;
}

export type RetellFields = Record<"answer" | "transcript" | "spokenSeconds", string>;

/** The second telling. */
export function RetellForm({ aim, page, result, restored }: RetellFormProps) {
  const [, { answer, transcript, spokenSeconds }] = describeForm<RetellFields>({
    id: "retell",
    labels: { answer: "Your second telling", transcript: "Transcript", spokenSeconds: "Seconds" },
    lastResult: result,
    defaultValue: restored ?? {},
  });
  return (
    <Form method="post">
      <KeepFormFields page={page} isRestored={restored !== null} />
      {restored ? (
        <div className="mb-4">
          <RestoredNote>Your second telling from before you were signed out.</RestoredNote>
        </div>
      ) : null}
      <Island
        name="retelling"
        component={RetellBox}
        props={{
          field: answer,
          aim,
          spoken: {
            transcript: transcript.initialValue ?? "",
            seconds: Number(spokenSeconds.initialValue ?? 0),
          },
        }}
      />
      <FieldError id={answer.errorId} errors={answer.errors} />
      <Button size="lg" className="mt-5 max-md:w-full">
        Compare the two
      </Button>
    </Form>
  );
}
