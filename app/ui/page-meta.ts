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
  type?: "website" | "article";
}

/** What `meta` functions are handed: the loaders' data, the root's among it. */
type Matches = readonly { id: string; data: unknown }[];

/** Title, description, canonical address and what other sites show when somebody shares the page. */
export function pageMeta(matches: Matches, { title, description = SITE_DESCRIPTION, path, type = "website" }: PageMeta): MetaDescriptor[] {
  const full = title.includes(SITE_NAME) ? title : `${title} · ${SITE_NAME}`;
  if (path === undefined) return [{ title: full }, { name: "robots", content: "noindex" }];
  const origin = originOf(matches);
  return [
    { title: full },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: origin + path },
    { property: "og:site_name", content: SITE_NAME },
    { property: "og:type", content: type },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: origin + path },
    { property: "og:image", content: `${origin}/og.png` },
    { property: "og:image:alt", content: "Pathlight: walk into every interview ready." },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

/** The public address of this site, as the root loader knows it. */
function originOf(matches: Matches): string {
  const root = matches.find(({ id }) => id === "root")?.data;
  return typeof root === "object" && root !== null && "origin" in root && typeof root.origin === "string" ? root.origin : "";
}
