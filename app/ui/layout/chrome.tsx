import { useLocation, useMatches } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Preferences } from "~/preferences/types";
import type { Account } from "./account-menu";
import { Footer } from "./footer";
import { Header } from "./header";

interface ChromeProps {
  account: Account | null;
  preferences: Preferences;
  /** The page: its `<main id="main">`, which begins under the header. */
  children: ReactNode;
}

/** The frame of a page. A route with `export const handle = { ownHeader: true }` brings its own and has no footer. */
export function Chrome({ account, preferences, children }: ChromeProps) {
  const { pathname } = useLocation();
  const ownHeader = useMatches().some(
    ({ handle }) => (handle as { ownHeader?: boolean } | undefined)?.ownHeader,
  );
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <div className="page-grid" aria-hidden />
      {ownHeader ? null : (
        <Header account={account} preferences={preferences} pathname={pathname} />
      )}
      {children}
      {ownHeader ? null : <Footer />}
    </>
  );
}
