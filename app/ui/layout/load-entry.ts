/**
 * Loads the page of an entry of the history that React's router made: it led from one lesson to the next in the same
 * document, and where the next loads no React, Back would change the address alone.
 */
export function loadEntry(): void {
  const { pathname } = location;
  window.addEventListener("popstate", () => {
    if (location.pathname !== pathname) location.reload();
  });
}
