import { RemixBrowser } from "@remix-run/react";
import { startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
// Loaded here, the context of its provider is the same one after a hot reload.
import "remix-themes/build/theme-provider.js";

/** Marks the document once every effect of the first render has run: from then on the page reacts. */
function Browser() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
  }, []);
  return <RemixBrowser />;
}

startTransition(() => {
  hydrateRoot(document, <Browser />);
});
