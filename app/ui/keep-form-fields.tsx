import { useRouteLoaderData } from "@remix-run/react";
import { Info } from "./icons";

interface KeepFormFieldsProps {
  /** Path and query of the page the form is on. */
  page: string;
  /** Filled in with what was sent after the session had ended. */
  isRestored?: boolean;
}

/**
 * Hidden fields that let a form come back filled in if the session ends before it is sent. Without
 * an account there are none: a visitor stays the same.
 */
export function KeepFormFields({ page, isRestored = false }: KeepFormFieldsProps) {
  const formKey = useRouteLoaderData<{ formKey: string | null }>("root")?.formKey;
  if (!formKey) return null;
  return (
    <>
      <input type="hidden" name="formKey" value={formKey} />
      <input type="hidden" name="page" value={page} />
      {isRestored ? <input type="hidden" name="restored" value="true" /> : null}
    </>
  );
}

/** Says that a form shows what was sent after the session had ended. */
export function RestoredNote({ children }: { children: string }) {
  return (
    <p className="flex items-start gap-3 rounded-card border border-primary-line bg-primary-soft px-4 py-3 text-sm">
      <Info className="mt-0.5 size-4.5 flex-none text-primary-ink" strokeWidth={1.75} aria-hidden />
      {children}
    </p>
  );
}
