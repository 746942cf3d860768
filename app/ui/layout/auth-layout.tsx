import type { ReactNode } from "react";

export function AuthLayout({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return <main id="main"><h1>{title}</h1><p>{lead}</p>{children}</main>;
}
