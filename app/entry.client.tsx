import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
// Loaded here, the context of its provider is the same one after a hot reload.
import "remix-themes/build/theme-provider.js";

startTransition(() => {
  hydrateRoot(document, <RemixBrowser />);
});
