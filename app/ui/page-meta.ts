import type { MetaDescriptor } from "@remix-run/react";
import { SITE_DESCRIPTION } from "~/data/site";

const SITE_NAME = "Pathlight";

interface PageMeta {
  /** Without the site name, which is appended. */
  title: string;
  /** One or two sentences for search results. */
  description?: string;
  /**
   * The canonical path, without query parameters that only change state. Pages without one are
   * marked noindex.
   */
  path?: string;
  /** Publication date; marks the page as an article. */
  published?: string;
  /** The home page: described as the WebSite. */
  isWebsite?: boolean;
  isCourse?: boolean;
}

/** The `matches` argument of `meta` functions, including the root's loader data. */
type RouteMatches = readonly { id: string; data: unknown }[];

/**
 * Title, description, canonical URL, social media preview and structured data. Empty without a page
 * (its loader failed): the error page sets its own title.
 */
export function pageMeta(matches: RouteMatches, page: PageMeta | undefined): MetaDescriptor[] {
  if (!page) return [];
  const { title, description = SITE_DESCRIPTION, path } = page;
  const fullTitle = title.includes(SITE_NAME) ? title : `${title} · ${SITE_NAME}`;
  if (path === undefined) return [{ title: fullTitle }, { name: "robots", content: "noindex" }];
  const origin = getOrigin(matches);
  return [
    { title: fullTitle },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: origin + path },
    { property: "og:site_name", content: SITE_NAME },
    { property: "og:type", content: page.published ? "article" : "website" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: origin + path },
    { property: "og:image", content: `${origin}/og.png` },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: "Pathlight: walk into every interview ready." },
    { name: "twitter:card", content: "summary_large_image" },
    ...structuredData(origin, { ...page, description }),
  ];
}

/** schema.org data, where a type fits the page. A data block, so the script policy allows it. */
function structuredData(origin: string, page: PageMeta): MetaDescriptor[] {
  const entity = buildEntity(origin, page);
  return entity ? [{ "script:ld+json": { "@context": "https://schema.org", ...entity } }] : [];
}

function buildEntity(
  origin: string,
  { title, description, path, published, isWebsite, isCourse }: PageMeta,
) {
  const publisher = {
    "@type": "Organization",
    name: SITE_NAME,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
  };
  const url = `${origin}${path}`;
  if (isWebsite) return { "@type": "WebSite", name: SITE_NAME, url, description, publisher };
  if (isCourse) return { "@type": "Course", name: title, description, url, provider: publisher };
  if (published)
    return {
      "@type": "BlogPosting",
      headline: title,
      description,
      datePublished: published,
      url,
      image: `${origin}/og.png`,
      author: publisher,
      publisher,
    };
  return null;
}

function getOrigin(matches: RouteMatches): string {
  const root = matches.find(({ id }) => id === "root")?.data;
  return typeof root === "object" &&
    root !== null &&
    "origin" in root &&
    typeof root.origin === "string"
    ? root.origin
    : "";
}
