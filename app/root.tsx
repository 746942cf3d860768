import bricolageFont from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2";
import interFont from "@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2";
import {
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  data,
} from "@remix-run/node";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import type { ReactNode } from "react";
import { signOutAndRedirect, getAuth } from "~/accounts/session/auth.server";
import { getPublicOrigin } from "~/platform/http/public-origin.server";
import { toasts } from "~/platform/http/toast.server";
import { readPreferences } from "~/preferences/cookie.server";
import { DEFAULT_PREFERENCES } from "~/preferences/types";
import stylesheet from "~/styles/app.css";
import {
  getRootAttributes,
  usePreferences,
  useSubmitPreferences,
} from "~/preferences/use-preferences";
import { ErrorPage, getErrorTitle } from "~/ui/error-page";
import { PageChrome } from "~/ui/layout/page-chrome";
import { useNonce } from "~/ui/nonce";
import { Toasts } from "~/ui/toast";

const preloadFont = (href: string) =>
  ({ rel: "preload", as: "font", type: "font/woff2", crossOrigin: "anonymous", href }) as const;

export const links: LinksFunction = () => [
  preloadFont(interFont),
  preloadFont(bricolageFont),
  { rel: "stylesheet", href: stylesheet },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: "/icon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

export const meta: MetaFunction = ({ error }) => [
  { title: error ? `${getErrorTitle(error)} · Pathlight` : "Pathlight" },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [auth, { toast, headers }] = await Promise.all([
    getAuth(request, context),
    toasts(request).getToast(request),
  ]);
  if (auth.status === "expired") throw await signOutAndRedirect(request, auth.failure);
  const rootData = {
    origin: getPublicOrigin(request),
    preferences: readPreferences(request),
    account:
      auth.status === "signed-in" ? { name: auth.profile.name, email: auth.profile.email } : null,
    toasts: [
      ...(toast ? [toast] : []),
      ...(auth.status === "unknown" ? [accountUnreachableToast(auth.failure.message)] : []),
    ].map((entry) => ({ ...entry, id: crypto.randomUUID() })),
  };
  // The cookie only changes when there was a toast to take out of it; otherwise no page could be cached.
  return data(rootData, { headers: toast ? headers : {} });
}

/** The page still works; what needs the account does not. */
function accountUnreachableToast(message: string) {
  return {
    type: "error" as const,
    message,
    description: "Your account cannot be reached just now. You are still signed in.",
  };
}

export function Layout({ children }: { children: ReactNode }) {
  const rootData = useRouteLoaderData<typeof loader>("root");
  useSubmitPreferences();
  const preferences = usePreferences(rootData?.preferences ?? DEFAULT_PREFERENCES);
  const nonce = useNonce();
  return (
    <html lang="en" {...getRootAttributes(preferences)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        <PageChrome account={rootData?.account ?? null} preferences={preferences}>
          {children}
        </PageChrome>
        <Toasts toasts={rootData?.toasts ?? NO_TOASTS} />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

const NO_TOASTS: [] = [];

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
