import { expect, it } from "vitest";
import { getRoot } from "./root";
import { stem } from "./stem";

it.each([
  "collide collision",
  "expand expansion",
  "divide division",
  "transmit transmission",
  "describe description",
  "absorb absorption",
  "receive reception",
  "reduce reduction",
  "verify verification",
  "notify notification",
  "apply application",
  "solve solution",
  "compare comparison",
  "store storage",
  "fail failure",
  "even evenly",
  "respond response",
  "analyze analysis",
])("%s have one root", (pair) => {
  const [left = "", right = ""] = pair.split(" ").map((word) => getRoot(stem(word)));
  expect(left).toBe(right);
});

it.each([
  "internet internal",
  "manage man",
  "process procedure",
  "product protect",
  "note node",
  "band bank",
])("%s have two", (pair) => {
  const [left = "", right = ""] = pair.split(" ").map((word) => getRoot(stem(word)));
  expect(left).not.toBe(right);
});
