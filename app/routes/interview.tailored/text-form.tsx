import type { SubmissionResult } from "@conform-to/dom";
import type { SourceKind } from "~/practice/tailored/source-kind";
import type { FileText } from "~/practice/resume-file/types";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { getFormProps, describeForm } from "~/ui/form";
import { KeepFormFields } from "~/ui/keep-form-fields";
import { RestoredNote } from "~/ui/restored-note";
import { ResumeFileField } from "./resume-file-field";

interface SourceTextFormProps {
  kind: SourceKind;
  maxLength: number;
  lastResult: SubmissionResult | undefined;
  /** Sent after the session had ended. */
  keptText: string | null;
  /** The text of a file, to be filled in. */
  readFile: FileText | undefined;
}

const FIELD_TEXT: Record<SourceKind, { label: string; hint: string }> = {
  posting: {
    label: "The job posting",
    hint: "Paste the whole text. We use only the tasks and requirements.",
  },
  resume: {
    label: "The text of your resume",
    hint: "Leave out your address and phone number; we don’t need them.",
  },
};

export function SourceTextForm({
  kind,
  maxLength,
  lastResult,
  keptText,
  readFile,
}: SourceTextFormProps) {
  const [form, fields] = describeForm<{ file: File; text: string }>({
    id: `text-${kind}`,
    labels: { file: "Your resume as a file", text: FIELD_TEXT[kind].label },
    lastResult,
    constraint: { text: { required: true, maxLength } },
    defaultValue: { text: readFile?.text ?? keptText ?? "" },
  });
  return (
    <form
      method="post"
      action={`/interview/tailored?from=${kind}#found`}
      data-swap={kind === "resume" ? "resume-file" : undefined}
      {...getFormProps(form)}
    >
      <KeepFormFields page={`/interview/tailored?from=${kind}`} isRestored={keptText !== null} />
      {keptText === null ? null : (
        <div className="mb-5">
          <RestoredNote>The text you sent after you were signed out.</RestoredNote>
        </div>
      )}
      {kind === "resume" ? <ResumeFileField meta={fields.file} isCut={readFile?.isCut} /> : null}
      <Field meta={fields.text} type="textarea" rows={16} hint={FIELD_TEXT[kind].hint} />
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button name="intent" value="read" size="lg" pendingText="Reading…">
          Find my questions
        </Button>
        <p className="text-xs text-muted">Your text is analyzed, then discarded.</p>
      </div>
    </form>
  );
}
