/**
 * A header of redirects to pages without React: Remix's router, where it runs, would show them in place, without the
 * script that belongs to them.
 */
export const RELOAD_DOCUMENT: [string, string] = ["X-Remix-Reload-Document", "true"];
