import { useRouteLoaderData } from "@remix-run/react";

interface KeepFormFieldsProps {
  /** Path and query of the page the form is on. */
  page: string;
  /** Filled in with what was sent after the session had ended. */
  isRestored?: boolean;
  /** The id of its form, where that isn't around it. */
  form?: string;
}

/**
 * Hidden fields that let a form come back filled in if the session ends before it is sent. Without
 * an account there are none: a visitor stays the same.
 */
export function KeepFormFields({ page, isRestored = false, form }: KeepFormFieldsProps) {
  const formKey = useRouteLoaderData<{ formKey: string | null }>("root")?.formKey;
  if (!formKey) return null;
  return (
    <>
      <input type="hidden" form={form} name="formKey" value={formKey} />
      <input type="hidden" form={form} name="page" value={page} />
      {isRestored ? <input type="hidden" form={form} name="restored" value="true" /> : null}
    </>
  );
}
