import { useLocation } from "@remix-run/react";
import type { FormEvent, ReactNode } from "react";
import { useTheme } from "remix-themes/build/theme-provider.js";
import { queuePreferences } from "./pending-preferences";
import { pickChoices } from "./preferences";
import { toProviderTheme } from "./theme";

/** Its buttons are named after preferences. Without JavaScript each one reloads the page. */
export function PreferencesForm({
  children,
  className,
}: {
  children: ReactNode;
  className?: string;
}) {
  const { pathname, search } = useLocation();
  const [, setTheme] = useTheme();
  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter);
    const { theme, ...others } = pickChoices((name) => form.get(name));
    if (theme) setTheme(toProviderTheme(theme));
    else queuePreferences(others);
  }
  return (
    <form method="post" action="/preferences" onSubmit={handleSubmit} className={className}>
      <input type="hidden" name="returnTo" value={pathname + search} />
      {children}
    </form>
  );
}
