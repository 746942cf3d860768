import { getInputProps, type FieldMetadata } from "@conform-to/react";
import { Check } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { FieldError } from "./field";

interface CheckboxFieldProps {
  meta: FieldMetadata<boolean | string | undefined>;
  /** The label; may contain links. */
  children: ReactNode;
  hint?: ReactNode;
  className?: string;
}

export function CheckboxField({ meta, children, hint, className = "" }: CheckboxFieldProps) {
  const hasHint = hint !== undefined;
  const { key, ...props } = getInputProps(meta, {
    type: "checkbox",
    ariaDescribedBy: hasHint ? meta.descriptionId : undefined,
  });
  return (
    <div className={className}>
      <div className={`flex items-start gap-3 text-ui ${hasHint ? "" : "min-h-11 md:min-h-0"}`}>
        <Checkbox key={key} {...props} />
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

/** Just the checkbox, for lists that lay out their own labels. */
export function Checkbox(props: ComponentProps<"input">) {
  return (
    <span className="relative mt-0.5 grid size-5 flex-none place-items-center before:absolute before:-inset-3 before:content-[''] md:before:content-none">
      <input
        {...props}
        className="peer absolute inset-0 cursor-pointer appearance-none rounded-xs border-[1.5px] border-control bg-canvas checked:border-fill-edge checked:bg-fill aria-invalid:border-danger"
      />
      <Check
        className="pointer-events-none relative size-3.5 text-on-fill opacity-0 peer-checked:opacity-100"
        strokeWidth={3}
        aria-hidden
      />
    </span>
  );
}
