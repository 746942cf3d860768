import type { MetaDescriptor } from "@remix-run/react";
import { SITE_DESCRIPTION } from "~/data/site";

const SITE_NAME = "Pathlight";

interface PageMeta {
  /** Without the name of the site, which is added. */
  title: string;
  /** One or two sentences that make somebody open the page. */
  description?: string;
  /** Its one address, without what only changes its state. A page without one is kept out of search engines. */
  path?: string;
  /** The day an article came out: tells search engines that it is one. */
  published?: string;
  /** This page speaks for the whole site. */
  isWebsite?: boolean;
  /** This page describes a course. */
  isCourse?: boolean;
}

/** What `meta` functions are handed: the loaders' data, the root's among it. */
type RouteMatches = readonly { id: string; data: unknown }[];

/**
 * Title, description, canonical address, what other sites show when somebody shares the page, and what
 * search engines read. Without a page (its loader failed) there is nothing to tell: the error page has its own title.
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

/** schema.org, for the pages that are something search engines know. A data block, which no policy on scripts forbids. */
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

/** The public address of this site, as the root loader knows it. */
function getOrigin(matches: RouteMatches): string {
  const root = matches.find(({ id }) => id === "root")?.data;
  return typeof root === "object" &&
    root !== null &&
    "origin" in root &&
    typeof root.origin === "string"
    ? root.origin
    : "";
}
