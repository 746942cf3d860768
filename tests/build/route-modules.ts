import { globSync } from "node:fs";
import { build } from "esbuild";

/** Texts and figures have no classes. */
const WITHOUT_CLASSES = /^app\/(data|coach)\/|\.css$/;

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
        onResolve({ filter: /^[^./~]|\?|\.(css|svg|woff2|wasm)$/ }, ({ kind }) =>
          kind === "entry-point" ? undefined : { external: true },
        );
      },
    },
  ],
});

export const routeIds = entries.map((file) => toRouteId(file));

/** The modules of a page, without those of the page around it. */
export function listRouteModules(routeId: string): string[] {
  const files = entries.filter((file) => toRouteId(file) === routeId);
  const rootModules = listImported(["app/root.tsx"]);
  return [...listImported(files)].filter(
    (file) => !rootModules.has(file) && !WITHOUT_CLASSES.test(file),
  );
}

function toRouteId(file: string): string {
  return file.replace(/^app\/|\/route\.tsx$|\.tsx$/g, "");
}

function listImported(start: readonly string[]): Set<string> {
  const files = new Set(start);
  for (const file of files)
    for (const { path } of metafile.inputs[file]?.imports ?? [])
      if (path in metafile.inputs) files.add(path);
  return files;
}
