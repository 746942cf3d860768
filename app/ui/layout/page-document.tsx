import { Links, Meta, useRouteError } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import { DEFAULT_ACCENT } from "~/preferences/accent-traits";
import type { Preferences } from "~/preferences/preferences";
import { getRootAttributes } from "~/preferences/use-preferences";
import accentStyles from "~/styles/accents.css";
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
  // Only at the start: a sheet that moved would be loaded again.
  const [needsAccents] = useState(preferences.accent !== DEFAULT_ACCENT);
  return (
    <html lang="en" {...getRootAttributes(rootPreferences)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {head}
        <Meta />
        <Links />
        {needsAccents ? <link rel="stylesheet" href={accentStyles} /> : null}
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
        {/* Only a menu shows them. */}
        {needsAccents ? null : <link rel="stylesheet" href={accentStyles} />}
      </body>
    </html>
  );
}

function FontPreload({ href }: { href: string }) {
  return <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />;
}
