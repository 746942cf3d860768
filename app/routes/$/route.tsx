import type { MetaFunction } from "@remix-run/node";
import { useRouteError } from "@remix-run/react";
import type { PageHandle } from "~/platform/http/page-handle";
import errorStyles from "~/styles/kinds/error.css?url";
import { ErrorPage } from "~/ui/error-page";
import { linkStyles } from "~/ui/style-links";
import { Doors } from "./doors";
import { action, loader } from "./not-found.server";

export { action, loader };

export const handle = {
  access: "public",
  cache: { sameAs: "/404", status: 404 },
} satisfies PageHandle;

export const links = linkStyles(errorStyles);

export const meta: MetaFunction = () => [{ title: "Oops! Page not found · Pathlight" }];

/** Never rendered: the loader always throws. */
export default function NotFound() {
  return null;
}

/** Here and not in the root, so that the pages with React don't load the ways on. */
export function ErrorBoundary() {
  return (
    <ErrorPage error={useRouteError()}>
      <Doors />
    </ErrorPage>
  );
}
