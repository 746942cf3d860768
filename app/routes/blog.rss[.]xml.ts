import type { LoaderFunctionArgs } from "@remix-run/node";
import { ARTICLES } from "~/data/blog/articles";
import type { PageHandle } from "~/platform/http/page-handle";
import { getOriginCacheControl, getPublicOrigin } from "~/platform/http/public-origin.server";

export const handle = { access: "public" } satisfies PageHandle;

export function loader({ request }: LoaderFunctionArgs) {
  const origin = getPublicOrigin(request);
  const items = ARTICLES.map(({ slug, title, description, topic, published }) => {
    const address = `${origin}/blog/${slug}`;
    return `<item><title>${escapeXml(title)}</title><link>${address}</link><guid>${address}</guid><category>${escapeXml(topic)}</category><pubDate>${new Date(published).toUTCString()}</pubDate><description>${escapeXml(description)}</description></item>`;
  });
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>Pathlight blog</title><link>${origin}/blog</link><atom:link href="${origin}/blog/rss.xml" rel="self" type="application/rss+xml"/><description>Practical articles on interviews, applications and changing careers.</description><language>en-US</language>\n${items.join("\n")}\n</channel></rss>\n`;
  return new Response(xml, {
    headers: {
      "Content-Type": "application/rss+xml; charset=utf-8",
      "Cache-Control": getOriginCacheControl(),
    },
  });
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
