import { Links, Meta, useRouteError } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Preferences } from "~/preferences/preferences";
import { getRootAttributes } from "~/preferences/use-preferences";
import errorStyles from "~/styles/kinds/error.css";
import { type Toast, Toasts } from "~/ui/toast";
import type { Account } from "./account-menu";
import { PageChrome } from "./page-chrome";

interface PageDocumentProps {
  preferences: Preferences;
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
  account,
  toasts,
  head,
  scripts,
  children,
}: PageDocumentProps) {
  const hasFailed = Boolean(useRouteError());
  return (
    <html lang="en" {...getRootAttributes(preferences)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {head}
        <Meta />
        <Links />
        {hasFailed ? <link rel="stylesheet" href={errorStyles} /> : null}
      </head>
      <body>
        <Toasts toasts={toasts}>
          <PageChrome account={account} preferences={preferences}>
            {children}
          </PageChrome>
        </Toasts>
        {scripts}
      </body>
    </html>
  );
}
