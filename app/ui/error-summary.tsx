import type { FormMetadata } from "./form";
import { CircleAlert } from "./icons";
import { useEffect, useRef } from "react";

const COUNT_LABELS = [
  "",
  "one thing",
  "two things",
  "three things",
  "four things",
  "five things",
  "six things",
];

interface ErrorSummaryProps {
  form: Pick<FormMetadata, "id" | "errorId" | "errors" | "allErrors">;
  /** The last submission result from the action: each new one moves focus here. */
  attempt: object | null | undefined;
  /** Prefixes for the messages, by field name: { email: "Email" }. */
  labels?: Record<string, string>;
}

/** The errors of a form, each linked to its field. */
export function ErrorSummary({ form, attempt, labels }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const focusedAttempt = useRef<object | null>(null);
  const formErrors = form.errors ?? [];
  const fieldErrors = Object.entries(form.allErrors).filter(
    ([name, errors]) => name !== "" && errors.length > 0,
  );
  const count = formErrors.length + fieldErrors.length;

  useEffect(() => {
    // The errors of an attempt may be rendered after it.
    if (!attempt || count === 0 || focusedAttempt.current === attempt) return;
    focusedAttempt.current = attempt;
    // The form may already have focused the first invalid field: keep it there.
    const isFieldFocused = document.activeElement?.getAttribute("aria-invalid") === "true";
    if (!isFieldFocused) box.current?.focus();
  }, [attempt, count]);

  if (count === 0) return null;
  return (
    <div
      ref={box}
      id={form.errorId}
      role="alert"
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- without JavaScript only this moves focus here
      autoFocus
      className="flex gap-3 rounded-card border border-danger bg-danger-soft px-4 py-3.5 text-sm"
    >
      <CircleAlert className="mt-0.5 size-4.5 flex-none text-danger" aria-hidden />
      <div className="min-w-0">
        {/* A message about the form itself, such as a limit, is nothing to fix. */}
        {fieldErrors.length === 0 ? null : (
          <h2 className="mb-1 font-sans text-ui font-strong text-text">
            There {fieldErrors.length === 1 ? "is" : "are"}{" "}
            {COUNT_LABELS[fieldErrors.length] ?? `${fieldErrors.length} things`} to fix
          </h2>
        )}
        <ul className="grid gap-1 text-text">
          {formErrors.map((message) => (
            <li key={message}>{message}</li>
          ))}
          {fieldErrors.map(([name, errors]) => (
            <li key={name}>
              <a
                href={`#${form.id}-${name}`}
                className="underline decoration-danger underline-offset-3 hover:text-danger"
              >
                {labels?.[name] === undefined ? errors[0] : `${labels[name]}: ${errors[0]}`}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
