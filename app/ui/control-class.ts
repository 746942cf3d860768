/** The style of a text field. */
export const CONTROL_CLASS =
  "w-full min-h-12 rounded-control border border-control bg-surface-1 px-3.5 py-2.5 text-body text-text transition-colors placeholder:text-muted aria-invalid:border-danger";
