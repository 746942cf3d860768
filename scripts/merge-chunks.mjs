import "./end-esbuild.mjs";
import { createHash } from "node:crypto";
import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { build } from "esbuild";
import { HYDRATED_ROUTES } from "../app/hydrated-routes.ts";
import { findGroups } from "./chunk-groups.mjs";

// Remix's compiler makes one file of the modules that exactly the same pages use: up to forty files
// for a page, most of them a few hundred bytes, each compressed on its own. What every page with
// React loads becomes one file here, and so do files that mostly load together.
const METAFILE = "build/metafile.js.json";
const SERVER = "build/index.js";
const MANIFEST_START = "window.__remixManifest=";

const metafile = JSON.parse(readFileSync(METAFILE, "utf8"));
const [manifestFile] = globSync("public/build/manifest-*.js");
const manifest = JSON.parse(
  readFileSync(manifestFile, "utf8").slice(MANIFEST_START.length).replace(/;\s*$/, ""),
);
const toFile = (address) => `public${address}`;
const toAddress = (file) => file.slice("public".length);

const isStatic = ({ kind }) => kind === "import-statement";
const importsOf = (file, { outputs }) =>
  (outputs[file]?.imports ?? []).filter(isStatic).map(({ path }) => path);

function addWithImports(file, graph, files = new Set()) {
  if (files.has(file)) return files;
  files.add(file);
  for (const imported of importsOf(file, graph)) addWithImports(imported, graph, files);
  return files;
}

const entryFile = toFile(manifest.entry.module);
const rootFile = toFile(manifest.routes.root.module);
const base = addWithImports(rootFile, metafile, addWithImports(entryFile, metafile));
base.delete(entryFile);
base.delete(rootFile);

function listPageFiles(routeId) {
  const files = new Set();
  for (let route = manifest.routes[routeId]; route; route = manifest.routes[route.parentId])
    addWithImports(toFile(route.module), metafile, files);
  return [...files].filter((file) => file.includes("/_shared/") && !base.has(file));
}
const pages = HYDRATED_ROUTES.map(listPageFiles);
const groups = [[...base], ...findGroups(pages, (file) => metafile.outputs[file].bytes)];
const groupOf = new Map(groups.flatMap((files, group) => files.map((file) => [file, group])));

/** Makes whatever imports one file of a group import all of them: so they load together. */
const loadGroups = {
  name: "load-groups",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^\/build\// }, ({ path }) => ({
      path: resolve(toFile(path)),
      // package.json says otherwise, and an import that only loads a file would be dropped.
      sideEffects: true,
    }));
    onResolve({ filter: /^group:/ }, ({ path }) => ({ path, namespace: "group" }));
    onLoad({ filter: /.*/, namespace: "group" }, ({ path }) => ({
      contents: groups[Number(path.slice("group:".length))].map(toImport).join(""),
      resolveDir: resolve("."),
    }));
    onLoad({ filter: /\.js$/ }, ({ path }) => {
      const file = path.slice(resolve(".").length + 1);
      const own = groupOf.get(file);
      const others = new Set(importsOf(file, metafile).map((imported) => groupOf.get(imported)));
      if (own !== 0) others.add(0);
      others.delete(own);
      others.delete(undefined);
      const imports = [...others].map((group) => `import "group:${group}";`).join("");
      return { contents: imports + readFileSync(path, "utf8"), resolveDir: dirname(path) };
    });
  },
};

function toImport(file) {
  return `import ${JSON.stringify(toAddress(file))};`;
}

const entries = [manifest.entry, ...Object.values(manifest.routes)].map(({ module }) => module);
const oldFiles = Object.keys(metafile.outputs).filter((file) => file.endsWith(".js"));
const merged = await build({
  entryPoints: Object.fromEntries(
    entries.map((address) => [
      address.replace(/^\/build\/|-[A-Z0-9]{8}\.js$/g, ""),
      resolve(toFile(address)),
    ]),
  ),
  outdir: "public/build",
  entryNames: "[dir]/[name]-[hash]",
  chunkNames: "_shared/[name]-[hash]",
  publicPath: "/build/",
  bundle: true,
  splitting: true,
  format: "esm",
  target: "es2022",
  minify: true,
  metafile: true,
  write: false,
  plugins: [loadGroups],
  logLevel: "warning",
});
for (const file of oldFiles) rmSync(file);
for (const { path, contents } of merged.outputFiles) writeFileSync(path, contents);
rmSync(manifestFile);

const newFileOf = new Map(
  Object.entries(merged.metafile.outputs).flatMap(([file, { entryPoint }]) =>
    entryPoint ? [[entryPoint, file]] : [],
  ),
);
const describe = ({ module }) => {
  const file = newFileOf.get(toFile(module));
  const imports = [...addWithImports(file, merged.metafile)].filter((each) => each !== file);
  return { module: toAddress(file), imports: imports.map(toAddress) };
};
const entry = describe(manifest.entry);
// What the entry or a parent loads is not named again.
const listKnown = (parentId) => {
  const parent = manifest.routes[parentId];
  return parent ? [...listKnown(parent.parentId), ...describe(parent).imports] : entry.imports;
};
const describeRoute = (route) => {
  const { module, imports } = describe(route);
  const known = new Set(listKnown(route.parentId));
  // Of other pages a browser asks for no file early.
  const early = HYDRATED_ROUTES.includes(route.id) || route.id === "root" ? imports : [];
  return { ...route, module, imports: early.filter((address) => !known.has(address)) };
};
const content = {
  ...manifest,
  entry,
  routes: Object.fromEntries(
    Object.entries(manifest.routes).map(([id, route]) => [id, describeRoute(route)]),
  ),
};
delete content.url;
const version = createHash("sha256").update(JSON.stringify(content)).digest("hex").slice(0, 8);
const url = `/build/manifest-${version.toUpperCase()}.js`;
const newManifest = JSON.stringify({ ...content, version, url });
writeFileSync(toFile(url), `${MANIFEST_START}${newManifest};`);

// On one line as before, so that no line of the source map moves.
const server = readFileSync(SERVER, "utf8");
const serverManifest = /^var assets_manifest_default = .*;$/m;
if (!serverManifest.test(server)) throw new Error(`No manifest in ${SERVER}`);
writeFileSync(
  SERVER,
  server.replace(serverManifest, () => `var assets_manifest_default = ${newManifest};`),
);

// Which module is in which file, as if the compiler had written these files itself.
for (const file of oldFiles) delete metafile.outputs[file];
const compiled = JSON.parse(readFileSync(METAFILE, "utf8")).outputs;
for (const [file, output] of Object.entries(merged.metafile.outputs)) {
  const inputs = Object.keys(output.inputs).map((input) => compiled[input]?.inputs ?? {});
  const entryPoint = compiled[output.entryPoint]?.entryPoint;
  metafile.outputs[file] = { ...output, entryPoint, inputs: Object.assign({}, ...inputs) };
}
writeFileSync(METAFILE, JSON.stringify(metafile));
