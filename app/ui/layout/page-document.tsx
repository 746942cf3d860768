import { Links, Meta, useRouteError } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Preferences } from "~/preferences/preferences";
import { getRootAttributes } from "~/preferences/use-preferences";
import bricolageFont from "~/styles/fonts/bricolage-grotesque.woff2";
import interFont from "~/styles/fonts/inter.woff2";
import errorStyles from "~/styles/kinds/error.css";
import { type Toast, Toasts } from "~/ui/toast";
import type { Account } from "./account-menu";
import { PageChrome } from "./page-chrome";

interface PageDocumentProps {
  preferences: Preferences;
  /** What the root element shows of them, where that may be older. */
  rootPreferences?: Preferences;
  account: Account | null;
  toasts: readonly Toast[];
  /** What comes first in the head: the color scheme. */
  head: ReactNode;
  scripts?: ReactNode;
  children: ReactNode;
}

/** The whole document, with React or without. */
export function PageDocument({
  preferences,
  rootPreferences = preferences,
  account,
  toasts,
  head,
  scripts,
  children,
}: PageDocumentProps) {
  const hasFailed = Boolean(useRouteError());
  return (
    <html lang="en" {...getRootAttributes(rootPreferences)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {head}
        <Meta />
        <Links />
        {hasFailed ? <link rel="stylesheet" href={errorStyles} /> : null}
        {/* After the style sheets, which the first paint waits for: over HTTP/1.1 a browser loads six files at once. */}
        <FontPreload href={interFont} />
        <FontPreload href={bricolageFont} />
      </head>
      <body>
        <PageChrome account={account} preferences={preferences}>
          {children}
        </PageChrome>
        <Toasts toasts={toasts} />
        {scripts}
      </body>
    </html>
  );
}

function FontPreload({ href }: { href: string }) {
  return <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />;
}
