import type { LoaderFunctionArgs } from "@remix-run/node";
import type { PageHandle } from "~/platform/http/page-handle";
import { getOriginCacheControl, getPublicOrigin } from "~/platform/http/public-origin.server";

export const handle = { access: "public", openWhenSuspended: true } satisfies PageHandle;

/** Personal pages, URLs that aren't pages, and pages without end. */
const DISALLOWED_PATHS = [
  "/auth/",
  "/profile",
  "/settings",
  "/interview/sessions/",
  "/assessment/results/",
  "/search?",
];

export function loader({ request }: LoaderFunctionArgs) {
  const lines = [
    "User-agent: *",
    ...DISALLOWED_PATHS.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${getPublicOrigin(request)}/sitemap.xml`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": getOriginCacheControl(),
    },
  });
}
