import tailwind from "@tailwindcss/postcss";
import { routeSources } from "./scripts/route-sources.mjs";

/** For browsers without @property, which have no light-dark() either: no page would have colors there. */
const removePropertyFallbacks = {
  postcssPlugin: "remove-property-fallbacks",
  OnceExit(root) {
    root.walkAtRules("layer", (rule) => {
      if (rule.params === "properties" && rule.nodes) rule.remove();
    });
  },
};

export default { plugins: [routeSources(), tailwind(), removePropertyFallbacks] };
