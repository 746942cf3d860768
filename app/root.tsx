import type { LinksFunction, MetaFunction } from "@remix-run/node";
import {
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import { PreventFlashOnWrongTheme, ThemeProvider } from "remix-themes/build/theme-provider.js";
import { type ReactNode, useDeferredValue, useEffect } from "react";
import { finishTransitions } from "~/preferences/finish-transitions";
import { DEFAULT_PREFERENCES, type Preferences } from "~/preferences/preferences";
import { getStartTheme, toProviderTheme, useAccountTheme } from "~/preferences/theme";
import stylesheet from "~/styles/app.css";
import otherMedia from "~/styles/other-media.css";
import { usePreferences, useSubmitPreferences } from "~/preferences/use-preferences";
import { ErrorPage, getErrorTitle } from "~/ui/error-page";
import { PageDocument } from "~/ui/layout/page-document";
import { PageFocus } from "~/ui/layout/page-focus";
import { useHydrates } from "~/ui/layout/use-hydrates";
import { UnreadableNotice } from "~/ui/unreadable-notice";
import { useNonce } from "~/ui/nonce";
import { useBrowserLayoutEffect } from "~/ui/use-browser-layout-effect";
import { loader } from "./root.server";

export { loader };

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: stylesheet },
  { rel: "stylesheet", href: otherMedia, media: "print, (forced-colors)" },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: "/icon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

export const meta: MetaFunction = ({ error }) => [
  { title: error ? `${getErrorTitle(error)} · Pathlight` : "Pathlight" },
];

export function Layout({ children }: { children: ReactNode }) {
  const rootData = useRouteLoaderData<typeof loader>("root");
  if (!useHydrates()) return <PlainDocument>{children}</PlainDocument>;
  const theme = rootData ? rootData.theme : toProviderTheme(DEFAULT_PREFERENCES.theme);
  return (
    <ThemeProvider specifiedTheme={getStartTheme(theme)} themeAction="/preferences/theme">
      <HydratedDocument>{children}</HydratedDocument>
    </ThemeProvider>
  );
}

/** A page without React, themed by its cookie. */
function PlainDocument({ children }: { children: ReactNode }) {
  const rootData = useRouteLoaderData<typeof loader>("root");
  const preferences = rootData?.preferences ?? DEFAULT_PREFERENCES;
  return (
    <PageDocument
      preferences={preferences}
      account={rootData?.account ?? null}
      toasts={rootData?.toasts ?? NO_TOASTS}
      head={
        <meta
          name="color-scheme"
          content={preferences.theme === "dark" ? "dark light" : "light dark"}
        />
      }
      scripts={<script src={rootData?.enhanceScript} defer />}
    >
      {children}
      <UnreadableNotice />
    </PageDocument>
  );
}

function HydratedDocument({ children }: { children: ReactNode }) {
  const rootData = useRouteLoaderData<typeof loader>("root");
  const account = rootData?.account ?? null;
  useHydrationMark();
  useSubmitPreferences();
  useAccountTheme(rootData?.theme ?? null, account?.email);
  const preferences = usePreferences(rootData?.preferences ?? DEFAULT_PREFERENCES);
  const rootPreferences = useRootPreferences(preferences);
  const nonce = useNonce();
  return (
    <PageDocument
      preferences={preferences}
      rootPreferences={rootPreferences}
      account={account}
      toasts={rootData?.toasts ?? NO_TOASTS}
      head={
        preferences.theme === "system" ? (
          // The style sheets follow the device; the library's script would fix what it shows just now.
          <meta name="color-scheme" content="light dark" />
        ) : (
          <PreventFlashOnWrongTheme ssrTheme nonce={nonce} />
        )
      }
      scripts={
        <>
          <PageFocus />
          <ScrollRestoration nonce={nonce} />
          <Scripts nonce={nonce} />
        </>
      }
    >
      {children}
    </PageDocument>
  );
}

const NO_TOASTS: [] = [];

/**
 * The preferences that the root element shows. Its colors change with a render of their own: the pressed button answers
 * first, because the style of every element takes the browser longer than that.
 */
function useRootPreferences(preferences: Preferences): Preferences {
  const theme = useDeferredValue(preferences.theme);
  const accent = useDeferredValue(preferences.accent);
  useBrowserLayoutEffect(finishTransitions, [theme, accent]);
  return { ...preferences, theme, accent };
}

/** Marks the document once every effect of its first render has run: from then on the page reacts. */
function useHydrationMark(): void {
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
  }, []);
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
