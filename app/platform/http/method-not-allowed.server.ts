/** The response of a route that only accepts POST; thrown, so it renders the error page. */
export function methodNotAllowed(): Response {
  return new Response("Use the form on the page for this.", { status: 405 });
}
