import {
  type EntryContext,
  type LoaderFunction,
  type ServerBuild,
  createRequestHandler,
  data,
  redirect,
} from "@remix-run/node";
import { Link, type LinkProps, RemixServer } from "@remix-run/react";
import { type ReactNode, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { renderStatic } from "~/platform/markup/render-static.server";
import { toReadingLink } from "~/ui/layout/reading-link";
import { createReadingPage } from "./reading-page.server";

const URL_OF_PAGE = "http://localhost/page/a%20b?c=d";
const ID = "routes/page.$name";

/** What the entry was asked to render. */
interface Rendered {
  status: number;
  headers: [string, string][];
  context: EntryContext;
}

function createBuild(loader: LoaderFunction, page: () => ReactNode = () => null) {
  const rendered: Rendered[] = [];
  const entry = (
    _request: Request,
    status: number,
    headers: Headers,
    context: EntryContext,
  ): Response => {
    rendered.push({ status, headers: [...headers], context });
    return new Response("page");
  };
  const rootLoader = () => data({ root: true }, { headers: { "Set-Cookie": "a=1" } });
  const routes = {
    root: { id: "root", path: "", module: { default: () => page(), loader: rootLoader } },
    [ID]: {
      id: ID,
      parentId: "root",
      path: "page/:name",
      module: { default: () => null, loader, handle: { hydrates: false } },
    },
  };
  const assets = {
    root: { id: "root", path: "", hasLoader: true },
    [ID]: { id: ID, parentId: "root", path: "page/:name", hasLoader: true },
  };
  const build = {
    entry: { module: { default: entry } },
    routes,
    assets: { entry: { imports: [], module: "" }, routes: assets, url: "", version: "" },
    future: { v3_singleFetch: true, v3_relativeSplatPath: true },
    publicPath: "/build/",
    assetsBuildDirectory: "",
    isSpaMode: false,
    mode: "production",
  } as unknown as ServerBuild;
  const read = createReadingPage(
    build,
    Object.values(build.routes).flatMap((route) => route ?? []),
  );
  return { build, rendered, read };
}

test.each<[string, LoaderFunction]>([
  ["plain data", ({ params, request }) => ({ name: params.name, url: request.url })],
  ["null", () => null],
  ["a status and cookies", () => data("gone", { status: 410, headers: [["Set-Cookie", "b=2"]] })],
])("asks the entry for the page that Remix would ask for: %s", async (_, loader) => {
  const { build, rendered, read } = createBuild(loader);
  expect(await read(new Request(URL_OF_PAGE), {})).toBeInstanceOf(Response);
  await createRequestHandler(build, "production")(new Request(URL_OF_PAGE), {});
  const [own, remix] = rendered;
  expect([own?.status, own?.headers]).toEqual([remix?.status, remix?.headers]);
  const page = (entry?: Rendered) => {
    const { loaderData, matches, location, errors, actionData, basename, statusCode } =
      entry?.context.staticHandlerContext ?? {};
    return {
      loaderData,
      location,
      errors,
      actionData,
      basename,
      statusCode,
      matches: matches?.map(({ params, pathname, route }) => [params, pathname, route.id]),
    };
  };
  expect(page(own)).toEqual(page(remix));
});

test.each<[string, LoaderFunction]>([
  ["a redirect", () => redirect("/login")],
  ["a thrown redirect", () => Promise.reject(redirect("/login"))],
  ["an error", () => Promise.reject(new Error("failed"))],
  ["a response", () => new Response("text")],
  ["nothing", (() => {}) as unknown as LoaderFunction],
])("leaves to Remix what isn’t a page: %s", async (_, loader) => {
  const { rendered, read } = createBuild(loader);
  expect(await read(new Request(URL_OF_PAGE), {})).toBeNull();
  expect(rendered).toEqual([]);
});

test.each(["/page/a.data", "/page/a?index", "/page/a?_routes=root", "/other"])(
  "leaves to Remix what its router asks for: %s",
  async (path) => {
    const { read } = createBuild(() => null);
    expect(await read(new Request(`http://localhost${path}`), {})).toBeNull();
  },
);

const LINKS: LinkProps[] = [
  { to: "/", children: "Home" },
  { to: "/interview?card=a&b#c", className: "link", "aria-current": "page", children: <b>A</b> },
  { to: "/a/b/", prefetch: "none", reloadDocument: true, preventScrollReset: true },
  { to: "/a", viewTransition: true, replace: true, state: { a: 1 }, relative: "path", title: "a" },
  // Not whole addresses: Remix's own link.
  { to: "#a" },
  { to: "?a=1" },
  { to: ".." },
  { to: "https://example.com/a", rel: "noreferrer" },
  { to: { pathname: "/a", search: "?b" } },
];

test.each(LINKS)("a link is what Remix’s is: $to", async (props) => {
  const { rendered, read } = createBuild(
    () => null,
    () => <Link discover="none" {...props} />,
  );
  await read(new Request(URL_OF_PAGE), {});
  const context = rendered[0]?.context as EntryContext;
  const page = createElement(RemixServer, { context, url: URL_OF_PAGE });
  const parts = (html: string) => html.split(/[ >]/).toSorted();
  expect(parts(renderStatic(page, toReadingLink))).toEqual(parts(renderToStaticMarkup(page)));
});
