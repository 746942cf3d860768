import { getSelectProps, type FieldMetadata } from "@conform-to/react";
import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { CONTROL_CLASS } from "./control-class";
import { FieldError } from "./field";

interface SelectFieldProps {
  label: string;
  meta: FieldMetadata<string | undefined>;
  options: readonly { value: string; label: string }[];
  /** Shown until an option is selected. */
  prompt?: string;
  className?: string;
}

export function SelectField({ label, meta, options, prompt, className = "" }: SelectFieldProps) {
  const { key, ...props } = getSelectProps(meta);
  return (
    <div className={className}>
      <label htmlFor={meta.id} className="mb-2 block text-sm font-medium text-text">
        {label}
      </label>
      <Select key={key} {...props}>
        {prompt === undefined ? null : <option value="">{prompt}</option>}
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
      <FieldError id={meta.errorId} errors={meta.errors} />
    </div>
  );
}

/** Just the select, for forms without field errors. */
export function Select(props: ComponentProps<"select">) {
  return (
    <span className="relative block">
      <select
        {...props}
        className={`${CONTROL_CLASS} cursor-pointer appearance-none truncate pr-11`}
      />
      <ChevronDown
        className="pointer-events-none absolute top-1/2 right-3.5 size-4.5 -translate-y-1/2 text-muted"
        aria-hidden
      />
    </span>
  );
}
