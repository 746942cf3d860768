const PLACEHOLDER_ORIGIN = "https://origin.invalid";
const ASCII_CONTROL_OR_BACKSLASH = /[\u0000-\u0020\u007f\\]/;

/**
 * The path and query of `to` when it is an address on this site, else `fallback`.
 * Refused: other origins in every disguise (`//host`, `/\host`), control characters, `..` and `.` segments.
 */
export function safeRedirect(to: unknown, fallback: string): string {
  if (typeof to !== "string" || !to.startsWith("/") || to.startsWith("//")) return fallback;
  if (ASCII_CONTROL_OR_BACKSLASH.test(to) || !URL.canParse(to, PLACEHOLDER_ORIGIN)) return fallback;
  const url = new URL(to, PLACEHOLDER_ORIGIN);
  const path = to.split(/[?#]/, 1)[0];
  // The parser resolves dot segments, plain or encoded: a path that it changed had some.
  if (url.origin !== PLACEHOLDER_ORIGIN || url.pathname !== path || path.includes("//"))
    return fallback;
  return url.pathname + url.search;
}
