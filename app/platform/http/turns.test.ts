import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { createTurns } from "./turns";

test("tasks that arrive together begin in their order, one in each turn of the event loop", async () => {
  const takeTurn = createTurns();
  const begun: string[] = [];
  const run = async (name: string) => {
    await takeTurn();
    begun.push(name);
  };
  const first = Promise.all(["a", "b", "c"].map(run));
  for (let turn = 1; turn <= 3; turn += 1) {
    await nextTurn();
    expect(begun).toHaveLength(turn);
  }
  await first;
  expect(begun).toEqual(["a", "b", "c"]);
  // And again, once all have begun.
  await run("d");
  expect(begun).toEqual(["a", "b", "c", "d"]);
});

test("who asks for much waits for themselves", async () => {
  const takeTurn = createTurns();
  const begun: string[] = [];
  const run = async (network: string) => {
    await takeTurn(network);
    begun.push(network);
  };
  const flood = Array.from({ length: 20 }, () => run("flood"));
  await nextTurn();
  await nextTurn();
  // Others, the second of them twice.
  const others = ["a", "b", "b"].map(run);
  await Promise.all(others);
  expect(begun).toEqual(["flood", "flood", "a", "b", "flood", "b"]);
  await Promise.all([...flood, run("a")]);
  expect(begun.slice(6, 8)).toEqual(["a", "flood"]);
});

test("twenty networks that ask for much don't delay one that doesn't", async () => {
  const takeTurn = createTurns();
  const begun: string[] = [];
  const run = async (network: string) => {
    await takeTurn(network);
    begun.push(network);
  };
  const networks = Array.from({ length: 20 }, (_, index) => `flood ${index}`);
  const floods = [...networks, ...networks, ...networks].map(run);
  for (let turn = 1; turn <= 30; turn += 1) await nextTurn();
  const length = begun.length;
  await run("person");
  expect(begun.indexOf("person")).toBe(length);
  await Promise.all(floods);
});
