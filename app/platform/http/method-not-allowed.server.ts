/** The answer of an address that takes only a posted form; thrown, so that it becomes the error page. */
export function methodNotAllowed(): Response {
  return new Response("Use the form on the page for this.", { status: 405 });
}
