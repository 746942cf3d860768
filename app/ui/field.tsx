import { getInputProps, getTextareaProps, type FieldMetadata } from "./form";
import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from "react";
import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { CONTROL_CLASS } from "./control-class";
import { FieldError } from "./field-error";

interface FieldProps {
  meta: FieldMetadata;
  /** Where it says more than what the field is called. */
  label?: string;
  type?:
    | "text"
    | "email"
    | "password"
    | "textarea"
    | "url"
    | "tel"
    | "search"
    | "date"
    | "time"
    | "datetime-local"
    | "number";
  hint?: ReactNode;
  /** Shown at the end of the label's line: a link such as "Forgot password?". */
  aside?: ReactNode;
  autoComplete?: string;
  placeholder?: string;
  /** The address of texts to suggest (browser/field-options.ts). */
  options?: string;
  /** Makes it a textarea with this many lines. */
  rows?: number;
  className?: string;
}

/** A form field with its label, hint and error, linked for assistive technology. */
export function Field({
  meta,
  label = meta.label,
  hint,
  aside,
  className = "",
  ...control
}: FieldProps) {
  const hasHint = hint !== undefined;
  return (
    <div className={className}>
      <div className="mb-2 flex items-baseline justify-between gap-4 text-sm">
        <label htmlFor={meta.id} className="font-medium text-text">
          {label}
        </label>
        {aside}
      </div>
      <Control meta={meta} describedBy={hasHint ? meta.descriptionId : undefined} {...control} />
      {hasHint ? (
        <p id={meta.descriptionId} className="mt-1.5 text-xs text-muted">
          {hint}
        </p>
      ) : null}
      <FieldError id={meta.errorId} errors={meta.errors} />
    </div>
  );
}

type ControlProps = Pick<
  FieldProps,
  "meta" | "type" | "autoComplete" | "placeholder" | "options" | "rows"
> & {
  describedBy: string | undefined;
};

function Control({ meta, type = "text", describedBy, options, rows = 5, ...rest }: ControlProps) {
  if (type === "textarea") {
    const { maxLength, ...props } = getTextareaProps(meta, describedBy);
    return (
      <CountedTextarea
        rows={rows}
        {...props}
        {...rest}
        limit={maxLength}
        className={`block resize-y ${CONTROL_CLASS}`}
      />
    );
  }
  const { maxLength, ...otherProps } = getInputProps(meta, describedBy);
  // A browser cuts pasted text at maxlength without a word. The server's error says it; no address
  // is that long.
  const props = type === "email" ? { ...otherProps, type, maxLength } : { ...otherProps, type };
  // The server completes an address without https://, which a browser's own check would refuse.
  if (type === "url")
    return <input {...props} {...rest} type="text" inputMode="url" className={CONTROL_CLASS} />;
  if (type === "password") return <PasswordInput {...props} {...rest} />;
  return <input {...props} {...rest} data-options={options} className={CONTROL_CLASS} />;
}

/** A textarea whose characters are counted, instead of cutting pasted text at the limit. */
function CountedTextarea({
  limit,
  ...props
}: TextareaHTMLAttributes<HTMLTextAreaElement> & { limit: number | undefined }) {
  return (
    <>
      <textarea {...props} data-limit={limit} />
      {limit === undefined ? null : (
        <p className="num mt-1.5 text-xs text-muted data-excess:font-medium data-excess:text-danger">
          {`Up to ${limit.toLocaleString("en-US")} characters.`}
        </p>
      )}
    </>
  );
}

/** Its button shows what is typed. */
function PasswordInput(props: InputHTMLAttributes<HTMLInputElement>) {
  return (
    <div className="relative">
      <input {...props} className={`${CONTROL_CLASS} pr-12`} />
      <button
        type="button"
        data-show-password
        aria-pressed={false}
        aria-label="Show password"
        className="group absolute inset-y-0 right-0 hidden w-12 place-items-center rounded-control text-muted hover:text-text in-data-interactive:grid"
      >
        <Eye className="size-5 group-aria-pressed:hidden" strokeWidth={1.6} aria-hidden />
        <EyeOff className="hidden size-5 group-aria-pressed:block" strokeWidth={1.6} aria-hidden />
      </button>
    </div>
  );
}
