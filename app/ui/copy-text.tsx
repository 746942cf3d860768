import Copy from "lucide-react/icons/copy";
import { buttonClass } from "./button";
import { CONTROL_CLASS } from "./control-class";
import { Check } from "./icons";

interface CopyTextProps {
  id: string;
  label: string;
  value: string;
  rows: number;
}

/** A text to be changed and copied, such as an email: by its button, or by hand without JavaScript. */
export function CopyText({ id, label, value, rows }: CopyTextProps) {
  return (
    <div>
      <label htmlFor={id} className="mb-2 block text-sm font-medium text-text">
        {label}
      </label>
      <div aria-live="polite" className="grid gap-3">
        <textarea
          id={id}
          rows={rows}
          defaultValue={value}
          className={`field-sizing-content block resize-y ${CONTROL_CLASS}`}
        />
        <button
          type="button"
          data-copy=""
          className={buttonClass(
            "secondary",
            "sm",
            "group hidden justify-self-start in-data-interactive:inline-flex",
          )}
        >
          <span className="inline-flex items-center gap-2 group-data-copied:hidden">
            <Copy aria-hidden /> Copy
          </span>
          <span className="hidden items-center gap-2 group-data-copied:inline-flex">
            <Check aria-hidden /> Copied
          </span>
        </button>
      </div>
    </div>
  );
}
