import "./end-esbuild.mjs";
import { globSync } from "node:fs";
import { dirname, matchesGlob, relative } from "node:path";
import { build } from "esbuild";

/** Texts and figures, in whose words Tailwind would find utilities. */
const WITHOUT_CLASSES = /^app\/(data|coach)\/|\.css$/;

/**
 * A PostCSS plugin for the sheet of one kind of page: `@routes "login" "register"` tells Tailwind to
 * look for utilities in the modules of these routes, and in those of the page around them.
 */
export function routeSources() {
  return {
    postcssPlugin: "route-sources",
    async Once(root, { result }) {
      const rules = root.nodes.filter(({ name }) => name === "routes");
      for (const rule of rules) {
        const patterns = rule.params.match(/[^"\s]+/g);
        const folder = dirname(result.opts.from);
        for (const file of await listModules(patterns))
          rule.before({ name: "source", params: JSON.stringify(relative(folder, file)) });
        rule.remove();
      }
    },
  };
}

/**
 * The modules of the routes that match, with those of the page around them. In development a module may come to a page
 * at any time: there every sheet has every utility.
 * @param {string[]} patterns
 */
export async function listModules(patterns) {
  if (process.env.NODE_ENV === "development") return ["app"];
  const { entries, inputs } = await (graph ??= readGraph());
  const files = new Set(["app/root.tsx"]);
  for (const file of entries) {
    const id = file.replace(/^app\/routes\/|\/route\.tsx$|\.tsx$/g, "");
    if (patterns.some((pattern) => matchesGlob(id, pattern))) files.add(file);
  }
  for (const file of files)
    for (const { path } of inputs[file]?.imports ?? []) if (path in inputs) files.add(path);
  return [...files].filter((file) => !WITHOUT_CLASSES.test(file)).toSorted();
}

/** @type {ReturnType<typeof readGraph> | undefined} */
let graph;

async function readGraph() {
  const entries = globSync(["app/routes/*.tsx", "app/routes/*/route.tsx"]);
  const { metafile } = await build({
    entryPoints: ["app/root.tsx", ...entries],
    outdir: "build",
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    platform: "node",
    format: "esm",
    jsx: "automatic",
    logLevel: "error",
    plugins: [
      {
        name: "own-modules",
        setup({ onResolve }) {
          onResolve({ filter: /^[^./~]|\.(css|woff2|wasm)$/ }, ({ kind }) =>
            kind === "entry-point" ? undefined : { external: true },
          );
        },
      },
    ],
  });
  return { entries, inputs: metafile.inputs };
}
