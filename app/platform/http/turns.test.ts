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
