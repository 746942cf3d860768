import { CircleAlert } from "./icons";

/** Why a form without fields of its own was not accepted. */
export function FormError({ id, children }: { id?: string; children: string | undefined }) {
  if (children === undefined) return null;
  return (
    <p
      id={id}
      role="alert"
      className="flex items-start gap-3 rounded-card border border-danger bg-danger-soft px-4 py-3.5 text-sm text-text"
    >
      <CircleAlert className="mt-0.5 size-4.5 flex-none text-danger" aria-hidden />
      {children}
    </p>
  );
}
