/** The answer of an address that takes only `allowed`; thrown, so that it becomes the error page. */
export function methodNotAllowed(allowed: string): Response {
  return new Response("Use the form on the page for this.", { status: 405, headers: { Allow: allowed } });
}
