import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { Outlet, useRouteError, useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import type { PageHandle } from "~/platform/http/page-handle";
import { DEFAULT_PREFERENCES } from "~/preferences/preferences";
import stylesheet from "~/styles/app.css?url";
import otherMedia from "~/styles/other-media.css?url";
import { ErrorPage, getErrorTitle } from "~/ui/error-page";
import { PageDocument } from "~/ui/layout/page-document";
import { UnreadableNotice } from "~/ui/unreadable-notice";
import { loader } from "./root.server";

export { loader };

export const handle = { access: "public", openWhenSuspended: true } satisfies PageHandle;

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
  return (
    <PageDocument
      preferences={rootData?.preferences ?? DEFAULT_PREFERENCES}
      account={rootData?.account ?? null}
      toasts={rootData?.toasts ?? []}
    >
      {children}
      <UnreadableNotice />
    </PageDocument>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
