/** Longer than any address here: what is longer would not fit into a header. */
export const ADDRESS_MAX = 1000;
const PLACEHOLDER_ORIGIN = "https://origin.invalid";
const ASCII_CONTROL_OR_BACKSLASH = /[\u0000-\u0020\u007f\\]/;

/**
 * The path and query of `to` if it is a URL on this site, else `fallback`. Rejects other origins in
 * any form (`//host`, `/\host`), control characters, `..` and `.` segments, and what is too long.
 */
export function safeRedirect(to: unknown, fallback: string): string {
  if (typeof to !== "string" || !to.startsWith("/") || to.length > ADDRESS_MAX) return fallback;
  if (ASCII_CONTROL_OR_BACKSLASH.test(to) || !URL.canParse(to, PLACEHOLDER_ORIGIN)) return fallback;
  const url = new URL(to, PLACEHOLDER_ORIGIN);
  const path = to.split(/[?#]/, 1)[0];
  // The parser resolves dot segments, plain or encoded: a changed path had some.
  if (url.origin !== PLACEHOLDER_ORIGIN || url.pathname !== path || path.includes("//"))
    return fallback;
  const address = url.pathname + url.search;
  return address.length > ADDRESS_MAX ? fallback : address;
}
