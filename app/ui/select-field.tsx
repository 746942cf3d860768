import { FieldError } from "./field-error";
import { getSelectProps, type FieldMetadata } from "./form";
import { Select } from "./select";

interface SelectFieldProps {
  meta: FieldMetadata;
  /** Where it says more than what the field is called. */
  label?: string;
  options: readonly { value: string; label: string }[];
  /** Shown until an option is selected. */
  prompt?: string;
  className?: string;
}

export function SelectField({
  meta,
  label = meta.label,
  options,
  prompt,
  className = "",
}: SelectFieldProps) {
  const props = getSelectProps(meta);
  return (
    <div className={className}>
      <label htmlFor={meta.id} className="mb-2 block text-sm font-medium text-text">
        {label}
      </label>
      <Select {...props}>
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
