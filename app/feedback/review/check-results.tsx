import type { AnsweredCheck } from "~/coach/types";
import { Check } from "~/ui/icons";

/** The checks that were answered: the latest one, with its reason to open, and the earlier ones folded. */
export function CheckResults({ answered }: { answered: readonly AnsweredCheck[] }) {
  const latest = answered.at(-1);
  if (!latest) return null;
  const earlier = answered.slice(0, -1);
  return (
    <div className="mt-4 grid gap-2 border-t border-hairline pt-4 text-sm text-text-2">
      <CheckResult check={latest} />
      {earlier.length > 0 ? (
        <details className="reply">
          <summary>Earlier checks</summary>
          <ul className="mt-1 grid gap-2">
            {earlier.map((check) => (
              <li key={check.id}>
                <CheckResult check={check} />
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  );
}

function CheckResult({
  check: { chosen, key, options, why, isExplained },
}: {
  check: AnsweredCheck;
}) {
  return (
    <div className="flex gap-2.5">
      {chosen === key ? (
        <Check className="mt-0.5 size-4 flex-none text-success" aria-hidden />
      ) : (
        <span aria-hidden className="w-4 flex-none text-center font-strong">
          ?
        </span>
      )}
      <details className="reply">
        <summary>
          {chosen === key
            ? `You knew that: ${lower(options[key])}.`
            : `It’s “${options[key] ?? ""}”.`}{" "}
          Why?
        </summary>
        {why}
        {isExplained ? " It counts half, as you had read the reason." : null}
      </details>
    </div>
  );
}

function lower(option = ""): string {
  return option.charAt(0).toLowerCase() + option.slice(1);
}
