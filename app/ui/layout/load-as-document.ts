/**
 * Lets the browser load some pages as documents: a click on a link to one never reaches Remix's router, which would show
 * the page in place.
 */
export function loadAsDocument(isDocument: (pathname: string) => boolean): void {
  window.addEventListener(
    "click",
    (event) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (link?.origin === location.origin && isDocument(link.pathname)) event.stopPropagation();
    },
    true,
  );
}
