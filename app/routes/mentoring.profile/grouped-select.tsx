import { FieldError } from "~/ui/field-error";
import { type FieldMetadata, getSelectProps } from "~/ui/form";
import { Select } from "~/ui/select";

interface GroupedSelectProps {
  meta: FieldMetadata;
  /** Where it says more than what the field is called. */
  label?: string;
  /** The empty choice. */
  prompt: string;
  groups: readonly { label: string; options: readonly { id: string; label: string }[] }[];
}

export function GroupedSelect({ meta, label = meta.label, prompt, groups }: GroupedSelectProps) {
  const props = getSelectProps(meta);
  return (
    <div>
      <label htmlFor={meta.id} className="mb-2 block text-sm font-medium text-text">
        {label}
      </label>
      <Select {...props}>
        <option value="">{prompt}</option>
        {groups.map((group) => (
          <optgroup key={group.label} label={group.label}>
            {group.options.map((option) => (
              <option key={option.id} value={option.id}>
                {option.label}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
      <FieldError id={meta.errorId} errors={meta.errors} />
    </div>
  );
}
