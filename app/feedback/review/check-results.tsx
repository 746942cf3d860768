import type { AnsweredCheck } from "~/coach/types";
import { Check } from "~/ui/icons";

/** The checks that were answered, each with its reason. */
export function CheckResults({ answered }: { answered: readonly AnsweredCheck[] }) {
  if (answered.length === 0) return null;
  return (
    <ul className="mt-4 grid gap-2 border-t border-hairline pt-4 text-sm text-text-2">
      {answered.map(({ id, chosen, key, options, why, isExplained }) => (
        <li key={id} className="flex gap-2.5">
          {chosen === key ? (
            <Check className="mt-0.5 size-4 flex-none text-success" aria-hidden />
          ) : (
            <span aria-hidden className="w-4 flex-none text-center font-strong">
              ?
            </span>
          )}
          <span>
            {chosen === key
              ? `You knew that: ${lower(options[key])}.`
              : `It’s “${options[key] ?? ""}”.`}{" "}
            {why}
            {isExplained ? " It counts half, as you had read the reason." : null}
          </span>
        </li>
      ))}
    </ul>
  );
}

function lower(option = ""): string {
  return option.charAt(0).toLowerCase() + option.slice(1);
}
