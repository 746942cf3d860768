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
import { signOutToLogin, whoIsThere } from "~/accounts/account.server";
import { publicOrigin } from "~/platform/http/public-origin.server";
import { toasts } from "~/platform/http/toast.server";
import { readPreferences } from "~/preferences/cookie.server";
import { DEFAULT_PREFERENCES } from "~/preferences/types";
import stylesheet from "~/styles/app.css";
import { rootAttributes, usePreferences, useSendPreferences } from "~/preferences/use-preferences";
import { ErrorPage, errorTitle } from "~/ui/error-page";
import { Chrome } from "~/ui/layout/chrome";
import { useNonce } from "~/ui/nonce";
import { Toasts } from "~/ui/toast";

const font = (href: string) =>
  ({ rel: "preload", as: "font", type: "font/woff2", crossOrigin: "anonymous", href }) as const;

export const links: LinksFunction = () => [
  font(interFont),
  font(bricolageFont),
  { rel: "stylesheet", href: stylesheet },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: "/icon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

export const meta: MetaFunction = ({ error }) => [
  { title: error ? `${errorTitle(error)} · Pathlight` : "Pathlight" },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [there, { toast, headers }] = await Promise.all([
    whoIsThere(request, context),
    toasts(request).getToast(request),
  ]);
  if (there.kind === "expired") throw await signOutToLogin(request, there.failure);
  const shown = {
    origin: publicOrigin(request),
    preferences: readPreferences(request),
    account:
      there.kind === "signed-in" ? { name: there.profile.name, email: there.profile.email } : null,
    toasts: [
      ...(toast ? [toast] : []),
      ...(there.kind === "unknown" ? [unreachable(there.failure.message)] : []),
    ].map((said) => ({ ...said, id: crypto.randomUUID() })),
  };
  // The cookie only changes when there was a toast to take out of it; otherwise no page could be cached.
  return data(shown, { headers: toast ? headers : {} });
}

/** The page still works; what needs the account does not. */
function unreachable(message: string) {
  return {
    type: "error" as const,
    message,
    description: "Your account cannot be reached just now. You are still signed in.",
  };
}

export function Layout({ children }: { children: ReactNode }) {
  const shown = useRouteLoaderData<typeof loader>("root");
  useSendPreferences();
  const preferences = usePreferences(shown?.preferences ?? DEFAULT_PREFERENCES);
  const nonce = useNonce();
  return (
    <html lang="en" {...rootAttributes(preferences)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        <Chrome account={shown?.account ?? null} preferences={preferences}>
          {children}
        </Chrome>
        <Toasts toasts={shown?.toasts ?? NO_TOASTS} />
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
