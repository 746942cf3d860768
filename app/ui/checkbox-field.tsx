import type { ReactNode } from "react";
import { Checkbox } from "./checkbox";
import { FieldError } from "./field-error";
import { getCheckboxProps, type FieldMetadata } from "./form";

interface CheckboxFieldProps {
  meta: FieldMetadata;
  /** The label; may contain links. */
  children: ReactNode;
  hint?: ReactNode;
  className?: string;
}

export function CheckboxField({ meta, children, hint, className = "" }: CheckboxFieldProps) {
  const hasHint = hint !== undefined;
  const props = getCheckboxProps(meta, hasHint ? meta.descriptionId : undefined);
  return (
    <div className={className}>
      <div className={`flex items-start gap-3 text-ui ${hasHint ? "" : "min-h-11 md:min-h-0"}`}>
        <Checkbox {...props} />
        <label htmlFor={meta.id} className="text-text">
          {children}
        </label>
      </div>
      {hasHint ? (
        <p id={meta.descriptionId} className="ml-8 text-xs text-muted">
          {hint}
        </p>
      ) : null}
      <FieldError id={meta.errorId} errors={meta.errors} />
    </div>
  );
}
