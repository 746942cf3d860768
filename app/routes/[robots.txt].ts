import type { LoaderFunctionArgs } from "@remix-run/node";
import { publicOrigin } from "~/platform/http/public-origin.server";

/** What belongs to one person, and what is no page. */
const NOT_FOR_CRAWLERS = [
  "/auth/",
  "/profile",
  "/settings",
  "/interview/sessions/",
  "/assessment/results/",
];

export function loader({ request }: LoaderFunctionArgs) {
  const lines = [
    "User-agent: *",
    ...NOT_FOR_CRAWLERS.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${publicOrigin(request)}/sitemap.xml`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
