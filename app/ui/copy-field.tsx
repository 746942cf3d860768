import Copy from "lucide-react/icons/copy";
import { buttonClass } from "./button";
import { CONTROL_CLASS } from "./control-class";
import { Check } from "./icons";

interface CopyFieldProps {
  id: string;
  value: string;
}

/** Text to be copied, such as a new link: by its button, or by hand without JavaScript. */
export function CopyField({ id, value }: CopyFieldProps) {
  return (
    <div aria-live="polite" className="flex flex-wrap gap-3">
      <input
        id={id}
        readOnly
        value={value}
        className={`min-w-0 flex-[1_1_20rem] ${CONTROL_CLASS}`}
      />
      <CopyButton />
    </div>
  );
}

/** The same for a text of several lines that is changed first, such as an email. */
export function CopyText({
  id,
  label,
  value,
  rows,
}: CopyFieldProps & { label: string; rows: number }) {
  return (
    <div aria-live="polite" className="grid gap-3">
      <label htmlFor={id} className="-mb-1 text-sm font-medium text-text">
        {label}
      </label>
      <textarea
        id={id}
        rows={rows}
        defaultValue={value}
        className={`field-sizing-content block resize-y ${CONTROL_CLASS}`}
      />
      <CopyButton />
    </div>
  );
}

function CopyButton() {
  return (
    <button
      type="button"
      data-copy=""
      className={buttonClass(
        "secondary",
        "md",
        "group hidden min-h-12 justify-self-start in-data-interactive:inline-flex",
      )}
    >
      <span className="inline-flex items-center gap-2 group-data-copied:hidden">
        <Copy aria-hidden /> Copy
      </span>
      <span className="hidden items-center gap-2 group-data-copied:inline-flex">
        <Check aria-hidden /> Copied
      </span>
    </button>
  );
}
