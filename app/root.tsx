import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLoaderData } from "@remix-run/react";
import { readPreferences } from "~/preferences/cookie.server";
import stylesheet from "~/styles/app.css";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export async function loader({ request }: LoaderFunctionArgs) {
  return { preferences: readPreferences(request), account: null as { name: string; email: string } | null };
}

export default function App() {
  const { preferences } = useLoaderData<typeof loader>();
  return (
    <html lang="en" data-theme={preferences.theme} data-accent={preferences.accent}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        <Outlet />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}
