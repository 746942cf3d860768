import { Button } from "~/ui/button";
import { Select } from "~/ui/select";
import type { SourceKind } from "./source-kind";

export interface WorkShown {
  fieldId: string | null;
  /** Its name. */
  field: string | null;
  level: "entry" | "experienced" | "senior" | null;
  fields: readonly { value: string; label: string }[];
}

const LEVELS = [
  { value: "entry", label: "Entry level" },
  { value: "experienced", label: "Experienced" },
  { value: "senior", label: "Senior" },
] as const;

/** What was read of the post, and the two choices that correct it: sent again with the text above. */
export function WorkForm({
  kind,
  title,
  work: { fieldId, field, level, fields },
}: {
  kind: SourceKind;
  title: string | null;
  work: WorkShown;
}) {
  const form = `text-${kind}`;
  const levelName = LEVELS.find(({ value }) => value === level)?.label;
  return (
    <details open={fieldId === null} className="mt-3">
      <summary className="cursor-pointer text-lead">
        {[title, field ?? "Which field is it?", levelName].filter(Boolean).join(" · ")}{" "}
        <span className="text-sm text-primary-ink underline underline-offset-3">Change</span>
      </summary>
      <div className="mt-4 flex flex-wrap items-end gap-4">
        <label>
          <span className="mb-1.5 block text-sm">Field</span>
          <Select form={form} name="field" defaultValue={fieldId ?? ""}>
            <option value="">As the text says</option>
            {fields.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </label>
        <label>
          <span className="mb-1.5 block text-sm">Level</span>
          <Select form={form} name="level" defaultValue={level ?? ""}>
            <option value="">As the text says</option>
            {LEVELS.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </label>
        <Button form={form} name="intent" value="read" variant="secondary">
          Update questions
        </Button>
      </div>
    </details>
  );
}
