/** The loader of an address that takes only `allowed`. */
export function methodNotAllowed(allowed: string) {
  return () => {
    throw new Response("Use the form on the page for this.", { status: 405, headers: { Allow: allowed } });
  };
}
