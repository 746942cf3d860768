import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (name: string) => readFileSync(`build/server/${name}.js`, "utf8");

test("whatever NODE_ENV is at the start, React is its production build", () => {
  const server = read("index");
  expect(server.includes("https://reactjs.org/docs/error-decoder.html")).toBe(true);
  // Said by the development build alone.
  expect(server.includes("Each child in a list should have a unique")).toBe(false);
});

test("the thread that answers requests loads no weights of the coach: its worker does", () => {
  const contains = (name: string) => /"?toldBias"?: ?-?\.?\d/.test(read(name));
  expect([contains("text-worker"), contains("index")]).toEqual([true, false]);
});
