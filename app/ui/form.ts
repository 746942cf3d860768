import type { Constraint, SubmissionResult } from "@conform-to/dom";
import { type NamedError, listFieldErrors } from "./field-errors";

interface FormOptions<Fields> {
  id: string;
  /** What each field is called, in the order of the page: for the fields, and for the list of errors. */
  labels: Record<keyof Fields, string>;
  /** What the action answered to the last submission. */
  lastResult?: SubmissionResult | null | undefined;
  /** What the schema says about each field, as attributes of its control. */
  constraint?: Record<string, Constraint> | undefined;
  defaultValue?: { [Name in keyof Fields]?: unknown };
}

export interface FormMetadata {
  id: string;
  errorId: string;
  /** About the form as a whole. */
  errors: string[] | undefined;
  fieldErrors: NamedError[];
}

export interface FieldMetadata {
  id: string;
  name: string;
  label: string;
  errorId: string;
  descriptionId: string;
  initialValue: string | undefined;
  errors: string[] | undefined;
  constraint: Constraint | undefined;
}

export type FieldsOf<Fields> = { [Name in keyof Required<Fields>]: FieldMetadata };

/**
 * A form whose schema stays on the server: it has the schema's constraints as attributes, and shows what the action
 * answered. The server reads and answers it with conform.
 */
export function describeForm<Fields extends object>({
  id,
  labels,
  lastResult,
  constraint,
  defaultValue,
}: FormOptions<Fields>): [FormMetadata, FieldsOf<Fields>] {
  // Null stands for an error that only the browser knows; here it knows none.
  const errors = (lastResult?.error ?? {}) as Record<string, string[]>;
  const values = (lastResult?.initialValue ?? defaultValue) as Record<string, unknown> | undefined;
  const fields = Object.entries<string>(labels).map(([name, label]): [string, FieldMetadata] => [
    name,
    {
      id: `${id}-${name}`,
      name,
      label,
      errorId: `${id}-${name}-error`,
      descriptionId: `${id}-${name}-description`,
      initialValue: toFormValue(values?.[name]),
      errors: errors[name],
      constraint: constraint?.[name],
    },
  ]);
  const form = {
    id,
    errorId: `${id}-error`,
    errors: errors[""],
    fieldErrors: listFieldErrors(id, errors, labels),
  };
  return [form, Object.fromEntries(fields) as FieldsOf<Fields>];
}

/** The value as a form would send it; nothing for an empty one. */
function toFormValue(value: unknown): string | undefined {
  if (value === true) return "on";
  if (typeof value === "number") return String(value);
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** Errors read and look the same with and without JavaScript, so the browser checks nothing itself. */
export function getFormProps({ id, errorId, errors }: FormMetadata) {
  return { id, noValidate: true, "aria-describedby": errors && errorId };
}

export function getInputProps(meta: FieldMetadata, describedBy?: string) {
  return { ...getProps(meta, describedBy), ...meta.constraint, defaultValue: meta.initialValue };
}

export function getTextareaProps(meta: FieldMetadata, describedBy?: string) {
  const { required, minLength, maxLength } = meta.constraint ?? {};
  const props = { ...getProps(meta, describedBy), required, minLength, maxLength };
  return { ...props, defaultValue: meta.initialValue };
}

export function getSelectProps(meta: FieldMetadata) {
  const { required, multiple } = meta.constraint ?? {};
  return { ...getProps(meta), required, multiple, defaultValue: meta.initialValue };
}

export function getCheckboxProps(meta: FieldMetadata, describedBy?: string) {
  return {
    ...getProps(meta, describedBy),
    type: "checkbox",
    value: "on",
    required: meta.constraint?.required,
    defaultChecked: meta.initialValue === "on",
  };
}

function getProps({ id, name, errors, errorId }: FieldMetadata, describedBy?: string) {
  return {
    id,
    name,
    "aria-invalid": errors ? true : undefined,
    "aria-describedby": [errors && errorId, describedBy].filter(Boolean).join(" ") || undefined,
  };
}
