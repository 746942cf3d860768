import { useRouteLoaderData } from "@remix-run/react";

/** Without a mail server no page promises an email. */
export function useIsMailConfigured(): boolean {
  return useRouteLoaderData<{ isMailConfigured: boolean }>("root")?.isMailConfigured ?? false;
}
