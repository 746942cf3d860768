/** Without radio buttons: another week has others. */
const FIELDS = "select, [type=checkbox], :read-write:not([type=password])";

/** What was typed and checked, to be put into the same fields of a newer copy of the page. */
export type FieldValues = ([name: string, value: string, isChecked: boolean] | null)[];

/** Nothing for the fields of a form that is being sent. */
export function readFields(root: ParentNode, sent?: HTMLFormElement | null): FieldValues {
  return Array.from(root.querySelectorAll<HTMLInputElement>(FIELDS), (field) =>
    sent?.contains(field) ? null : [field.name, field.value, field.checked],
  );
}

export function writeFields(root: ParentNode, values: FieldValues): void {
  const fields = root.querySelectorAll<HTMLInputElement>(FIELDS);
  if (fields.length !== values.length) return;
  for (const [index, field] of fields.entries()) {
    const [name, value, checked] = values[index] ?? [];
    if (field.name === name) Object.assign(field, { value, checked });
  }
}
