import { useFetcher, useLocation } from "@remix-run/react";
import type { FormEvent, ReactNode } from "react";
import { holdChoice } from "./waiting-choice";

/** All appearance controls of a page send through one fetcher, so that each sees what another has just chosen. */
export const PREFERENCES_FORM = "preferences";

/** Its buttons are named "theme" or "accent". Without a script each loads the page anew, in the look chosen. */
export function PreferencesForm({ children, className }: { children: ReactNode; className?: string }) {
  const fetcher = useFetcher({ key: PREFERENCES_FORM });
  const { pathname, search } = useLocation();
  // Sending a second choice would call the first one back, half-way to being saved.
  const waitForTurn = (event: FormEvent<HTMLFormElement>) => {
    if (fetcher.state === "idle") return;
    event.preventDefault();
    holdChoice(new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter));
  };
  return (
    <fetcher.Form method="post" onSubmit={waitForTurn} action="/preferences" preventScrollReset className={className}>
      <input type="hidden" name="returnTo" value={pathname + search} />
      {children}
    </fetcher.Form>
  );
}
