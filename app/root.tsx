import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLoaderData } from "@remix-run/react";
import { readPreferences } from "~/preferences/cookie.server";
import { rootAttributes, usePreferences } from "~/preferences/use-preferences";
import bricolage from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2";
import inter from "@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2";
import { Chrome } from "~/ui/layout/chrome";
import stylesheet from "~/styles/app.css";

export const links: LinksFunction = () => [
  ...[inter, bricolage].map((href) => ({ rel: "preload", as: "font" as const, type: "font/woff2", crossOrigin: "anonymous" as const, href })),
  { rel: "stylesheet", href: stylesheet },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: "/icon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

export async function loader({ request }: LoaderFunctionArgs) {
  return { preferences: readPreferences(request), account: null as { name: string; email: string } | null };
}

export default function App() {
  const { account, preferences: saved } = useLoaderData<typeof loader>();
  const preferences = usePreferences(saved);
  return (
    <html lang="en" {...rootAttributes(preferences)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        <Chrome account={account} preferences={preferences}>
          <Outlet />
        </Chrome>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}
