const FIELDS = "textarea, input[type=checkbox]";

/** What was typed and checked, to be put into the same fields of a newer copy of the page. */
export type FieldValues = [value: string, isChecked: boolean][];

export function readFields(root: ParentNode): FieldValues {
  return Array.from(root.querySelectorAll<HTMLInputElement>(FIELDS), (field) => [
    field.value,
    field.checked,
  ]);
}

export function writeFields(root: ParentNode, values: FieldValues): void {
  const fields = root.querySelectorAll<HTMLInputElement>(FIELDS);
  if (fields.length !== values.length) return;
  for (const [index, [value, isChecked]] of values.entries())
    Object.assign(fields[index] ?? {}, { value, checked: isChecked });
}
