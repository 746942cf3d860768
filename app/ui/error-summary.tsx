import type { FormMetadata } from "./form";
import { CircleAlert } from "./icons";

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
  form: Pick<FormMetadata, "errorId" | "errors" | "fieldErrors">;
}

/** The errors of a form, each linked to its field. It has the focus when the page comes back with them. */
export function ErrorSummary({ form }: ErrorSummaryProps) {
  const { errors: formErrors = [], fieldErrors } = form;
  const count = formErrors.length + fieldErrors.length;
  if (count === 0) return null;
  return (
    <div
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
          {fieldErrors.map(({ id, message }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="underline decoration-danger underline-offset-3 hover:text-danger"
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
