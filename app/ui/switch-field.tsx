import type { ReactNode } from "react";

interface SwitchFieldProps {
  name: string;
  isOn: boolean;
  label: string;
  hint: ReactNode;
}

/** A checkbox that looks and reads as a switch; it is sent with its form. */
export function SwitchField({ name, isOn, label, hint }: SwitchFieldProps) {
  const hintId = `${name}-description`;
  // A checkbox tells its state itself: as a switch it needs no aria-checked.
  const role = { role: "switch" };
  return (
    <div className="flex items-start justify-between gap-6">
      <div className="min-w-0">
        <label htmlFor={name} className="text-ui text-text">
          {label}
        </label>
        <p id={hintId} className="text-xs text-muted">
          {hint}
        </p>
      </div>
      <input
        type="checkbox"
        {...role}
        id={name}
        name={name}
        value="on"
        defaultChecked={isOn}
        aria-describedby={hintId}
        className="switch cursor-pointer"
      />
    </div>
  );
}
