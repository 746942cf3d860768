import type { ReactNode } from "react";
import { CONTROL_CLASS } from "./control-class";
import { Select } from "./select";

// The other fields of this folder come with error handling, which a filter doesn't need.
const LABEL = "grid gap-1.5 text-sm font-medium";

interface FilterFieldProps {
  label: string;
  name: string;
  value: string;
  className?: string;
}

interface FilterWordsProps extends FilterFieldProps {
  placeholder?: string;
}

export function FilterWords({ label, className = "", value, ...input }: FilterWordsProps) {
  return (
    <label className={`${LABEL} ${className}`}>
      {label}
      <input
        {...input}
        type="search"
        maxLength={80}
        defaultValue={value}
        className={`font-text ${CONTROL_CLASS}`}
      />
    </label>
  );
}

interface FilterNumberProps {
  label: string;
  name: string;
  value: number | null;
  limits: { min: number; max: number; step: number };
}

export function FilterNumber({ label, name, value, limits }: FilterNumberProps) {
  return (
    <label className={LABEL}>
      {label}
      <input
        {...limits}
        name={name}
        type="number"
        defaultValue={value ?? ""}
        className={`num font-text ${CONTROL_CLASS}`}
      />
    </label>
  );
}

export function FilterSelect({
  label,
  name,
  value,
  className = "",
  children,
}: FilterFieldProps & { children: ReactNode }) {
  return (
    <label className={`${LABEL} ${className}`}>
      {label}
      <Select name={name} defaultValue={value}>
        {children}
      </Select>
    </label>
  );
}
