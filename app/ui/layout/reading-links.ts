/**
 * Lets the browser load the pages that are only read: a click on a link to one never reaches Remix's router, which
 * would show the page without loading a document.
 */
export function loadAsDocument(isReadingPage: (pathname: string) => boolean): void {
  window.addEventListener(
    "click",
    (event) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (link?.origin === location.origin && isReadingPage(link.pathname)) event.stopPropagation();
    },
    true,
  );
}
