import { FILE_MAX_BYTES, FILE_MAX_MEGABYTES, FILE_MAX_PAGES } from "~/practice/resume-file/limits";
import { Button } from "~/ui/button";
import { FieldError } from "~/ui/field-error";
import type { FieldMetadata } from "~/ui/form";
import { Info } from "~/ui/icons";

const TYPES =
  ".pdf,.docx,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document";

interface ResumeFileFieldProps {
  meta: FieldMetadata;
  /** Whether the end of a file was left out; undefined if none has been read. */
  isCut: boolean | undefined;
}

/** A resume as a file: its text is filled in below, where the person corrects it. */
export function ResumeFileField({ meta, isCut }: ResumeFileFieldProps) {
  const { id, name, label, descriptionId, errorId, errors } = meta;
  return (
    <div className="mb-6">
      <label htmlFor={id} className="mb-2 block text-sm font-medium text-text">
        {label}
      </label>
      <div className="flex flex-wrap items-center gap-3 rounded-card border border-dashed border-control px-4 py-3">
        <input
          type="file"
          id={id}
          name={name}
          accept={TYPES}
          aria-invalid={errors ? true : undefined}
          aria-describedby={`${errors ? `${errorId} ` : ""}${descriptionId}`}
          data-resume-file
          data-max-bytes={FILE_MAX_BYTES}
          className="min-h-12 min-w-0 flex-[1_1_16rem] cursor-pointer text-sm text-text-2 file:mr-4 file:min-h-11 file:cursor-pointer file:rounded-control file:border file:border-solid file:border-control file:bg-surface-2 file:px-4 file:text-text"
        />
        <Button
          variant="secondary"
          name="intent"
          value="file"
          formEncType="multipart/form-data"
          formAction="/interview/tailored?from=resume"
          pendingText="Reading…"
          data-read-file
        >
          Read the file
        </Button>
      </div>
      <p id={descriptionId} className="num mt-1.5 text-xs text-muted">
        Drop a PDF or Word file (.docx) here, or choose one: up to {FILE_MAX_MEGABYTES} MB and{" "}
        {FILE_MAX_PAGES} pages. Its text replaces what is in the box below. The file is read, then
        discarded.
      </p>
      <FieldError id={errorId} errors={errors} />
      <p role="alert" hidden data-swap-error className="mt-2 text-sm font-medium text-danger">
        The file couldn’t be sent. Check that it has at most {FILE_MAX_MEGABYTES} MB and try again,
        or paste its text.
      </p>
      {isCut === undefined ? null : <ReadFileNote isCut={isCut} />}
    </div>
  );
}

function ReadFileNote({ isCut }: { isCut: boolean }) {
  return (
    <p
      tabIndex={-1}
      data-swap-focus
      className="mt-4 flex items-start gap-3 rounded-card border border-primary-line bg-primary-soft px-4 py-3 text-sm"
    >
      <Info className="mt-0.5 size-4.5 flex-none text-primary-ink" strokeWidth={1.75} aria-hidden />
      {isCut
        ? "The box has the beginning of your file; the rest didn’t fit. Correct any mistakes, and delete what doesn’t matter."
        : "The box has the text of your file. Correct any mistakes, and delete your address and phone number."}
    </p>
  );
}
