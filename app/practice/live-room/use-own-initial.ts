import { useRouteLoaderData } from "@remix-run/react";
import { getInitial } from "~/ui/avatar";

/** Shown in place of one's face. */
export function useOwnInitial(): string {
  const account = useRouteLoaderData<{ account: { name: string } | null }>("root")?.account;
  return account ? getInitial(account.name) : "You";
}
