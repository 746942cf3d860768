import { existsSync, readFileSync } from "node:fs";
import { matchesGlob } from "node:path";
import { expect, test } from "vitest";
import { listModules } from "../../scripts/route-sources.mjs";
import { pageRouteIds } from "./browser-build";

const read = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : "");

const listMatches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, match = ""]) => match);

function readSheet(name: string): string {
  const css = read(`app/styles/${name}.css`);
  const imported = listMatches(css, /@import "\.\.?\/([\w-]+)\.css"/g);
  return [css, ...imported.map(readSheet)].join("\n");
}

/** A page has the sheets of the routes around it, too. */
const getLinkedSheets = (routeId: string) =>
  pageRouteIds
    .flatMap((id) =>
      `${routeId}.`.startsWith(`${id}.`) ? [`app/${id}/route.tsx`, `app/${id}.tsx`] : [],
    )
    .flatMap((file) => listMatches(read(file), /"~\/styles\/([\w/-]+)\.css"/g));

/** Of what the rules are about; a name further on in a selector may be styled elsewhere too. */
const classesOf = (css: string) => new Set(listMatches(css, /^\s*\.([a-z]+-[a-z-]+)/gm));
/** Every page links both. */
const baseClasses = classesOf(`${readSheet("app")}\n${readSheet("other-media")}`);

/** Class names with a hyphen, which no other text has, by the sheet they are in. */
const sheets = [...new Set(pageRouteIds.flatMap(getLinkedSheets))].map((name) => ({
  name,
  classes: new Set([...classesOf(readSheet(name))].filter((each) => !baseClasses.has(each))),
}));

const rootModules = new Set(await listModules([]));

/** The modules of each page, without those of the page around it. */
const pages = await Promise.all(
  pageRouteIds.map(async (routeId) => {
    const modules = await listModules([routeId.replace("routes/", "")]);
    return { routeId, modules: modules.filter((module) => !rootModules.has(module)) };
  }),
);

test("every page links the style sheets of the classes it uses", () => {
  const missing = pages.flatMap(({ routeId, modules }) => {
    const linked = getLinkedSheets(routeId);
    return modules.flatMap((module) =>
      listMatches(read(module), /["'`\s]([a-z]+-[a-z-]+)(?=["'`\s])/g).flatMap((name) => {
        const having = sheets.filter(({ classes }) => classes.has(name));
        return having.length === 0 || having.some((sheet) => linked.includes(sheet.name))
          ? []
          : [`${routeId}: ${name} in ${module}`];
      }),
    );
  });
  expect(missing).toEqual([]);
  expect(sheets.length).toBeGreaterThan(5);
});

test("every class of an icon is in a style sheet", () => {
  const styled = new Set(
    ["app", ...sheets.map(({ name }) => name)].flatMap((name) =>
      listMatches(readSheet(name), /\.(icon-[a-z-]+)/g),
    ),
  );
  const used = pages
    .flatMap(({ modules }) => modules)
    .flatMap((module) => listMatches(read(module), /["'`\s](icon-[a-z-]+)(?=["'`\s])/g));
  expect(used.length).toBeGreaterThan(5);
  expect(used.filter((name) => !styled.has(name))).toEqual([]);
});

test("every page links one sheet of its kind, which has its utilities", () => {
  const linked = pageRouteIds
    .filter((id) => id !== "root")
    .map((id) => [id, getLinkedSheets(id).filter((name) => name.startsWith("kinds/"))] as const);
  expect(linked.filter(([, kinds]) => kinds.length !== 1)).toEqual([]);
  const without = linked.filter(([id, [kind = ""]]) => {
    const [list = ""] = listMatches(read(`app/styles/${kind}.css`), /@routes ([^;]+)/g);
    const routes = listMatches(list, /"([^"]+)"/g);
    return !routes.some((pattern) => matchesGlob(id.replace("routes/", ""), pattern));
  });
  expect(without).toEqual([]);
});
