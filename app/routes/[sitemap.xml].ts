import type { LoaderFunctionArgs } from "@remix-run/node";
import { getPages } from "~/pages.server";
import type { PageHandle } from "~/platform/http/page-handle";
import { getOriginCacheControl, getPublicOrigin } from "~/platform/http/public-origin.server";

export const handle = { access: "public", openWhenSuspended: true } satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  const origin = getPublicOrigin(request);
  const urls = (await listEntries()).map(
    ({ path, lastModified }) =>
      `<url><loc>${origin}${path}</loc>${lastModified ? `<lastmod>${lastModified}</lastmod>` : ""}</url>`,
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`;
  return new Response(xml, {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": getOriginCacheControl(),
    },
  });
}

async function listEntries() {
  const entries = getPages().map(({ path, handle: { sitemap } }) => {
    if (sitemap === undefined) return [];
    return sitemap === true ? [{ path }] : sitemap();
  });
  return (await Promise.all(entries)).flat();
}
