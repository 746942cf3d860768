import type { ReactNode } from "react";
import { getCheckboxProps, type FieldMetadata } from "./form";

interface SwitchFieldProps {
  meta: FieldMetadata;
  label: string;
  hint: ReactNode;
}

/** A checkbox that looks and reads as a switch; it is sent with its form. */
export function SwitchField({ meta, label, hint }: SwitchFieldProps) {
  const checkbox = getCheckboxProps(meta, meta.descriptionId);
  // A checkbox tells its state itself: as a switch it needs no aria-checked.
  const props = { ...checkbox, role: "switch" };
  return (
    <div className="flex items-start justify-between gap-6">
      <div className="min-w-0">
        <label htmlFor={meta.id} className="text-ui text-text">
          {label}
        </label>
        <p id={meta.descriptionId} className="text-xs text-muted">
          {hint}
        </p>
      </div>
      <input {...props} className="switch cursor-pointer" />
    </div>
  );
}
