import tailwind from "@tailwindcss/postcss";
import { routeSources } from "./scripts/route-sources.mjs";

/** For browsers without @property or mask, which have no light-dark() either: no page would have colors there. */
const removeFallbacks = {
  postcssPlugin: "remove-fallbacks",
  OnceExit(root) {
    root.walkAtRules("layer", (rule) => {
      if (rule.params === "properties" && rule.nodes) rule.remove();
    });
    root.walkDecls(/^-webkit-mask/, (declaration) => declaration.remove());
  },
};

export default { plugins: [routeSources(), tailwind(), removeFallbacks] };
