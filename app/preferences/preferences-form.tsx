import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";

/** Its buttons are named after preferences. Without JavaScript each one reloads the page. */
export function PreferencesForm({
  children,
  className,
  label,
}: {
  children: ReactNode;
  className?: string;
  label?: string;
}) {
  const { pathname, search } = useLocation();
  return (
    <form method="post" action="/preferences" className={className} aria-label={label}>
      <input type="hidden" name="returnTo" value={pathname + search} />
      {children}
    </form>
  );
}
