import Copy from "lucide-react/icons/copy";
import { buttonClass } from "./button";
import { CONTROL_CLASS } from "./control-class";
import { Check } from "./icons";

/** Text to be copied, such as a new link: by its button, or by hand without JavaScript. */
export function CopyField({ id, value }: { id: string; value: string }) {
  return (
    <div aria-live="polite" className="flex flex-wrap gap-3">
      <input
        id={id}
        readOnly
        value={value}
        className={`min-w-0 flex-[1_1_20rem] ${CONTROL_CLASS}`}
      />
      <button
        type="button"
        data-copy=""
        className={buttonClass(
          "secondary",
          "md",
          "group hidden min-h-12 in-data-interactive:inline-flex",
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
  );
}
