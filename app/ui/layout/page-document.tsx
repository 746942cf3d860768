import { Links, Meta, useRouteError } from "@remix-run/react";
import type { ReactNode } from "react";
import { DEFAULT_ACCENT, hasGrid } from "~/preferences/accent-traits";
import type { Preferences } from "~/preferences/preferences";
import accentStyles from "~/styles/accents.css?url";
import bricolageFont from "~/styles/fonts/bricolage-grotesque.woff2";
import interFont from "~/styles/fonts/inter.woff2";
import errorStyles from "~/styles/kinds/error.css?url";
import icons from "~/ui/icons.svg";
import { useMainScript } from "~/ui/main-script";
import { type Toast, Toasts } from "~/ui/toast";
import type { Account } from "./account-menu";
import { PageChrome } from "./page-chrome";

/** Vite's own, for the islands in development. */
const HOT_RELOAD_SCRIPT = "/@id/__x00__virtual:remix/inject-hmr-runtime";

interface PageDocumentProps {
  preferences: Preferences;
  account: Account | null;
  toasts: readonly Toast[];
  children: ReactNode;
}

export function PageDocument({ preferences, account, toasts, children }: PageDocumentProps) {
  const hasFailed = Boolean(useRouteError());
  const mainScript = useMainScript();
  const { theme, accent, animations } = preferences;
  const needsAccents = accent !== DEFAULT_ACCENT;
  return (
    <html
      lang="en"
      data-theme={theme}
      data-accent={accent}
      data-grid={hasGrid(accent) ? "" : undefined}
      data-animations={animations}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content={theme === "dark" ? "dark light" : "light dark"} />
        <Meta />
        <Links />
        {needsAccents ? <link rel="stylesheet" href={accentStyles} /> : null}
        {hasFailed ? <link rel="stylesheet" href={errorStyles} /> : null}
        {/* After the style sheets, which the first paint waits for: over HTTP/1.1 a browser loads six files at once. */}
        <FontPreload href={interFont} />
        <FontPreload href={bricolageFont} />
        <link rel="preload" as="image" type="image/svg+xml" crossOrigin="anonymous" href={icons} />
      </head>
      <body>
        <PageChrome account={account} preferences={preferences}>
          {children}
        </PageChrome>
        <Toasts toasts={toasts} />
        {import.meta.env.DEV ? <script type="module" src={HOT_RELOAD_SCRIPT} /> : null}
        <script type="module" src={mainScript} />
        {/* Only a menu shows them. */}
        {needsAccents ? null : <link rel="stylesheet" href={accentStyles} />}
      </body>
    </html>
  );
}

function FontPreload({ href }: { href: string }) {
  return <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />;
}
