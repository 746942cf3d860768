import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";

/** Its buttons are named after preferences. Without JavaScript each one reloads the page. */
export function PreferencesForm({
  children,
  className,
}: {
  children: ReactNode;
  className?: string;
}) {
  const { pathname, search } = useLocation();
  return (
    <form method="post" action="/preferences" className={className}>
      <input type="hidden" name="returnTo" value={pathname + search} />
      {children}
    </form>
  );
}
