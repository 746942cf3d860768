import { globSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { z } from "zod";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const read = (file: string) => readFileSync(ROOT + file);

const metafileSchema = z.object({
  outputs: z.record(
    z.string(),
    z.object({
      entryPoint: z.string().optional(),
      imports: z.array(z.object({ path: z.string(), kind: z.string() })),
      inputs: z.record(z.string(), z.object({ bytesInOutput: z.number() })),
    }),
  ),
});

const moduleSchema = z.object({ module: z.string() });
const manifestSchema = z.object({
  entry: moduleSchema,
  routes: z.record(z.string(), moduleSchema.extend({ parentId: z.string().optional() })),
});

/** Every JavaScript file of the browser build, as the compiler reports it. */
export const chunks = Object.entries(
  metafileSchema.parse(JSON.parse(read("build/metafile.js.json").toString())).outputs,
)
  .filter(([file]) => file.endsWith(".js"))
  .map(([file, { entryPoint, imports, inputs }]) => ({
    file,
    isEntry: entryPoint !== undefined,
    staticImports: imports
      .filter(({ kind }) => kind === "import-statement")
      .map(({ path }) => path),
    imports: imports.map(({ path }) => path),
    /** The modules with code in it. */
    modules: Object.keys(inputs).filter((module) => (inputs[module]?.bytesInOutput ?? 0) > 0),
  }));

const chunkByFile = new Map(chunks.map((chunk) => [chunk.file, chunk]));

const [manifestFile = ""] = globSync("public/build/manifest-*.js", { cwd: ROOT });
const { entry, routes } = manifestSchema.parse(
  JSON.parse(
    read(manifestFile)
      .toString()
      .replace(/^window\.__remixManifest=|;$/g, ""),
  ),
);

const toFile = ({ module }: { module: string }) => `public${module}`;

// A route without a component leaves only the compiler's own empty module.
const isPageModule = (module: string) => !module.startsWith("browser-route-module:");

/** The ids of the routes that show a page, or a part of one. */
export const pageRouteIds = Object.keys(routes).filter((id) => {
  const route = routes[id];
  return route && chunkByFile.get(toFile(route))?.modules.some(isPageModule);
});

/** Bytes of JavaScript, compressed, that a browser loads to show the route. */
export function measureJavaScript(routeId: string): number {
  const files = new Set([manifestFile]);
  addWithImports(files, toFile(entry));
  for (let route = routes[routeId]; route; route = routes[route.parentId ?? ""])
    addWithImports(files, toFile(route));
  return [...files].reduce((bytes, file) => bytes + getSize(file), 0);
}

function addWithImports(files: Set<string>, file: string): void {
  if (files.has(file)) return;
  files.add(file);
  for (const imported of chunkByFile.get(file)?.staticImports ?? [])
    addWithImports(files, imported);
}

/** What the server sends: the compressed copy, where a file is long enough to have one. */
function getSize(file: string): number {
  return (statSync(`${ROOT}${file}.br`, { throwIfNoEntry: false }) ?? statSync(ROOT + file)).size;
}
