import { expect, test } from "vitest";
import { createFindRoute } from "./find-route";

const routes = Object.fromEntries(
  [
    { id: "root", path: "" },
    { id: "home", parentId: "root", index: true },
    { id: "blog", parentId: "root", path: "blog" },
    { id: "article", parentId: "root", path: "blog/:slug" },
    { id: "profile", parentId: "root", path: "profile" },
    { id: "overview", parentId: "profile", index: true },
    { id: "skills", parentId: "profile", path: "skills" },
    { id: "nowhere", parentId: "root", path: "*" },
  ].map((route) => [route.id, { ...route, module: { default: () => null } }]),
);

test.each([
  ["/", "home"],
  ["/blog", "blog"],
  ["/blog/a", "article"],
  ["/profile", "overview"],
  ["/profile/skills", "skills"],
  ["/profile/other", "nowhere"],
])("%s belongs to %s, each time it is asked for", (path, id) => {
  const findRoute = createFindRoute(routes);
  expect([findRoute(path), findRoute(path)]).toEqual([id, id]);
});

test("after a flood of paths each still belongs to its route", () => {
  const findRoute = createFindRoute(routes);
  for (let index = 0; index < 2500; index += 1) expect(findRoute(`/blog/${index}`)).toBe("article");
  expect([findRoute("/blog/1"), findRoute("/x"), findRoute("/")]).toEqual([
    "article",
    "nowhere",
    "home",
  ]);
});

test("without a route for all others, some paths have none", () => {
  const { nowhere: _, ...others } = routes;
  const findRoute = createFindRoute(others);
  expect([findRoute("/x"), findRoute("/x"), findRoute("/blog")]).toEqual([null, null, "blog"]);
});
