import type { ServerBuild } from "@remix-run/node";
import { z } from "zod";

/** Who may open a route; checked before its loader and action run. */
const accessSchema = z.enum([
  "public",
  /** Whoever made it, with or without an account. The loader finds it by this owner, or not at all. */
  "owner",
  "account",
  "mentor",
  "operator",
  /** Whoever has the link, or the code in it. The loader looks it up. */
  "token",
]);

/**
 * Of a page that shows the same to everyone without cookies, apart from preferences: it depends on its path and on the
 * query values listed here, on nothing else of the request.
 */
const sharedPageSchema = z.strictObject({
  query: z.record(z.string(), z.array(z.string()).readonly()).optional(),
  /** How long it may be out of date, if it depends on anything that is stored, or on the time. */
  maxAgeInSeconds: z.number().positive().optional(),
  /** Of the cookies that most pages don't read, those that this one does. */
  readsCookies: z.array(z.string()).readonly().optional(),
});

/** Of a route whose every address, with any query, shows the page at this one with this status. */
const samePageSchema = z.strictObject({ sameAs: z.string(), status: z.literal(404) });

interface SitemapEntry {
  path: string;
  /** ISO date, if known. */
  lastModified?: string;
}

const handleSchema = z.strictObject({
  access: accessSchema,
  /** By default the page is personal, and rendered for each request. */
  cache: z.union([z.literal("same-for-everyone"), sharedPageSchema, samePageSchema]).optional(),
  /**
   * While the pointer rests on a link to it, the page is loaded and laid out (`prerender`), or only fetched if its
   * script does something, such as sending a time zone (`prefetch`).
   */
  preload: z.enum(["prerender", "prefetch"]).optional(),
  /** Its address; if that has parameters, the addresses there are. Those are `serverOnly$`: browsers don't need them. */
  sitemap: z
    .union([
      z.literal(true),
      z.custom<() => readonly SitemapEntry[] | Promise<readonly SitemapEntry[]>>(
        (value) => typeof value === "function",
      ),
    ])
    .optional(),
  /** How the search shows it, if there is one page of its kind. */
  search: z.strictObject({ title: z.string(), text: z.string() }).optional(),
  /** Of a page with a form that sends a file: how large that may be. No other page is sent files. */
  maxFileBytes: z.number().positive().optional(),
  /** What a suspended account may still open and send, such as its export. */
  openWhenSuspended: z.literal(true).optional(),
  /** It renders its own header, and no footer, unless its loader fails. */
  hasOwnHeader: z.literal(true).optional(),
});

export type Access = z.infer<typeof accessSchema>;
export type SharedPage = z.infer<typeof sharedPageSchema>;
/** What a route says about itself: `export const handle = { … } satisfies PageHandle`. */
export type PageHandle = z.infer<typeof handleSchema>;

type Route = NonNullable<ServerBuild["routes"][string]>;

/** A route without a handle needs an account; a wrong one stops the server at its start. */
export function readHandle({ id, module }: Route): PageHandle {
  if (module.handle === undefined) return { access: "account" };
  const result = handleSchema.safeParse(module.handle);
  if (!result.success)
    throw new Error(`The handle of ${id} is wrong.\n${z.prettifyError(result.error)}`);
  return result.data;
}
