import fc from "fast-check";
import { expect, test } from "vitest";
import { boundedQueue } from "./bounded-queue";

test("never runs more than allowed, turns away only what does not fit, loses nothing", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 0, max: 5 }),
      fc.integer({ min: 1, max: 20 }),
      async (atOnce, waiting, tasks) => {
        const queue = boundedQueue({ atOnce, waiting });
        let running = 0;
        let most = 0;
        const results = await Promise.all(
          Array.from({ length: tasks }, (_, index) =>
            queue.run(async () => {
              running += 1;
              most = Math.max(most, running);
              await Promise.resolve();
              running -= 1;
              return index;
            }),
          ),
        );
        expect(most).toBe(Math.min(tasks, atOnce));
        expect(results.filter((result) => result !== "busy")).toHaveLength(
          Math.min(tasks, atOnce + waiting),
        );
      },
    ),
  );
});

test("a failing task frees its place", async () => {
  const queue = boundedQueue({ atOnce: 1, waiting: 0 });
  await expect(queue.run(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await queue.run(async () => "next")).toBe("next");
});
