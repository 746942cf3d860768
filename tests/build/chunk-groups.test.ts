import { expect, test } from "vitest";
import { findGroups } from "../../scripts/chunk-groups.mjs";

const small = () => 500;

test("files that the same pages load become one", () => {
  expect(findGroups([["a", "b"], ["a", "b"], ["c"]], small)).toEqual([["a", "b"]]);
});

test("files that rarely load together stay apart", () => {
  const pages = [["a", "b"], ...Array.from({ length: 9 }, (_, index) => [index < 5 ? "a" : "b"])];
  expect(findGroups(pages, small)).toEqual([]);
});

test("a large file is not loaded for the sake of a small one", () => {
  const getSize = (file: string) => (file === "editor" ? 300_000 : 500);
  expect(findGroups([["button", "editor"], ["button", "editor"], ["button"]], getSize)).toEqual([]);
});

test("the order in which pages are listed changes nothing", () => {
  const pages = [
    ["a", "b", "c"],
    ["b", "c"],
    ["a", "b"],
  ];
  const sort = (groups: string[][]) => groups.map((files) => files.toSorted()).toSorted();
  expect(sort(findGroups(pages.toReversed(), small))).toEqual(sort(findGroups(pages, small)));
});
