import { existsSync, readFileSync } from "node:fs";
import { dirname, join, matchesGlob, normalize } from "node:path";
import { expect, test } from "vitest";
import { listRouteModules, routeIds } from "./route-modules";

const read = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : "");

const listMatches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, match = ""]) => match);

/** A sheet's path is written from the importing file or, with ~, from app. */
const resolveSheet = (from: string, path: string) =>
  normalize(path.startsWith("~/") ? `app/${path.slice(2)}` : join(dirname(from), path));

function listImported(sheet: string): string[] {
  const imported = listMatches(read(sheet), /@import "(\.[^"]+\.css)"/g);
  return [sheet, ...imported.flatMap((path) => listImported(resolveSheet(sheet, path)))];
}

const readSheet = (sheet: string) => listImported(sheet).map(read).join("\n");

/** A page has the sheets of the routes around it, too. */
const getLinkedSheets = (routeId: string) =>
  routeIds
    .flatMap((id) =>
      `${routeId}.`.startsWith(`${id}.`) ? [`app/${id}/route.tsx`, `app/${id}.tsx`] : [],
    )
    .flatMap((file) =>
      listMatches(read(file), /"([~.][^"]+\.css)\?url"/g).map((path) => resolveSheet(file, path)),
    );

/** Of what the rules are about; a name further on in a selector may be styled elsewhere too. */
const classesOf = (css: string) => new Set(listMatches(css, /^\s*\.([a-z]+-[a-z-]+)/gm));
const ROOT_SHEETS = ["app/styles/app.css", "app/styles/other-media.css"];
/** Every page links both. */
const baseClasses = classesOf(ROOT_SHEETS.map(readSheet).join("\n"));

/** Class names with a hyphen, which no other text has, by the sheet they are in. */
const sheets = [...new Set(routeIds.flatMap(getLinkedSheets))].map((name) => ({
  name,
  classes: new Set([...classesOf(readSheet(name))].filter((each) => !baseClasses.has(each))),
}));

/** A part of another page, which has the styles. */
const FRAGMENTS = ["routes/mentors.$id_.dialog"];
const pageIds = routeIds.filter((id) => !FRAGMENTS.includes(id));

const pages = pageIds.map((routeId) => ({ routeId, modules: listRouteModules(routeId) }));

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

/** Where an icon is drawn, not which. */
const HOOKS = new Set(["before", "after"]);

test("every class of an icon names a row of the image", () => {
  const rows = new Set(listMatches(read("app/ui/icons.svg"), /<g id="([a-z-]+)"/g));
  const named = listMatches(read("app/ui/icons.css"), /--icon-([a-z-]+): \d+;/g);
  expect(named).toEqual([...rows]);
  const used = pages
    .flatMap(({ modules }) => modules)
    .flatMap((module) => listMatches(read(module), /["'`\s]icon-([a-z-]+)(?=["'`\s])/g));
  expect(used.length).toBeGreaterThan(5);
  expect(used.filter((name) => !HOOKS.has(name) && !rows.has(name))).toEqual([]);
});

test("every page links one sheet of its kind", () => {
  const linked = pageIds.map((id) => [id, getLinkedSheets(id).filter(isKind)] as const);
  expect(linked.filter(([, kinds]) => kinds.length !== 1)).toEqual([]);
});

test("the sheet of a page's kind has the utilities of every component of the page", () => {
  const sources = new Map(
    sheets.filter(({ name }) => isKind(name)).map(({ name }) => [name, listSources(name)]),
  );
  const missing = pages.flatMap(({ routeId, modules }) => {
    const kinds = getLinkedSheets(routeId).flatMap((sheet) => sources.get(sheet) ?? []);
    return modules
      .filter((file) => file.endsWith(".tsx") && !kinds.some((kind) => isSource(kind, file)))
      .map((file) => `${routeId}: ${file}`);
  });
  expect(missing).toEqual([]);
});

const isKind = (sheet: string) => sheet.startsWith("app/styles/kinds/");

/** The globs of the files that Tailwind reads for a sheet. */
function listSources(sheet: string) {
  const list = (pattern: RegExp) =>
    listImported(sheet).flatMap((each) =>
      listMatches(read(each), pattern).map((glob) => join(dirname(each), glob)),
    );
  return { included: list(/@source "([^"]+)"/g), excluded: list(/@source not "([^"]+)"/g) };
}

const isSource = ({ included, excluded }: ReturnType<typeof listSources>, file: string) =>
  included.some((glob) => matchesGlob(file, glob)) &&
  !excluded.some((glob) => matchesGlob(file, glob));
