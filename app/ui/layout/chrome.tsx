import type { ReactNode } from "react";
import type { Preferences } from "~/preferences/types";

interface ChromeProps {
  account: { name: string; email: string } | null;
  preferences: Preferences;
  children: ReactNode;
}

export function Chrome({ account, children }: ChromeProps) {
  return <>{account?.name} {account?.email}{children}</>;
}
