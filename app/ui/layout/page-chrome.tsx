import { useLocation, useMatches } from "@remix-run/react";
import type { ReactNode } from "react";
import type { PageHandle } from "~/platform/http/page-handle";
import type { Preferences } from "~/preferences/preferences";
import type { Account } from "./account-menu";
import { Footer, SlimFooter } from "./footer";
import { Header } from "./header";
import { isWorkingPage } from "./navigation";
import { SuspendedNotice } from "./suspended-notice";

interface PageChromeProps {
  account: Account | null;
  preferences: Preferences;
  /** The page's `<main id="main">`, which starts under the header. */
  children: ReactNode;
}

/**
 * Header and footer, unless the page has its own header; if its loader failed, it has none.
 */
export function PageChrome({ account, preferences, children }: PageChromeProps) {
  const { pathname } = useLocation();
  const hasOwnHeader = useMatches().some(
    ({ handle, data }) => data !== undefined && (handle as PageHandle | undefined)?.hasOwnHeader,
  );
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <div className="page-grid" aria-hidden />
      {hasOwnHeader ? null : (
        <Header account={account} preferences={preferences} pathname={pathname} />
      )}
      {children}
      {account?.isSuspended && pathname !== "/suspended" ? <SuspendedNotice /> : null}
      {hasOwnHeader ? null : isWorkingPage(pathname) ? <SlimFooter /> : <Footer />}
    </>
  );
}
