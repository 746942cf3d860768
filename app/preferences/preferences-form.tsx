import { useLocation } from "@remix-run/react";
import type { FormEvent, ReactNode } from "react";
import { queuePreferences } from "./pending-preferences";

function handleSubmit(event: FormEvent<HTMLFormElement>): void {
  event.preventDefault();
  const choice = new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter);
  // A script shows the choice where it is; going anywhere would only take turns with the next choice.
  choice.set("stay", "on");
  queuePreferences(choice);
}

/** Its buttons are named "theme" or "accent". Without a script each loads the page anew, in the look chosen. */
export function PreferencesForm({
  children,
  className,
}: {
  children: ReactNode;
  className?: string;
}) {
  const { pathname, search } = useLocation();
  return (
    <form method="post" action="/preferences" onSubmit={handleSubmit} className={className}>
      <input type="hidden" name="returnTo" value={pathname + search} />
      {children}
    </form>
  );
}
