import fc from "fast-check";
import { expect, test } from "vitest";
import { createBoundedQueue } from "./bounded-queue";

test("never exceeds the limits, rejects only what doesn't fit, and loses no task", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 0, max: 5 }),
      fc.integer({ min: 1, max: 20 }),
      async (concurrency, maxWaiting, tasks) => {
        const queue = createBoundedQueue({ concurrency, maxWaiting });
        let running = 0;
        let peak = 0;
        const results = await Promise.all(
          Array.from({ length: tasks }, (_, index) =>
            queue.run(async () => {
              running += 1;
              peak = Math.max(peak, running);
              await Promise.resolve();
              running -= 1;
              return index;
            }),
          ),
        );
        expect(peak).toBe(Math.min(tasks, concurrency));
        expect(results.filter((result) => result !== "busy")).toHaveLength(
          Math.min(tasks, concurrency + maxWaiting),
        );
      },
    ),
  );
});

test("a failing task frees its slot", async () => {
  const queue = createBoundedQueue({ concurrency: 1, maxWaiting: 0 });
  await expect(queue.run(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await queue.run(async () => "next")).toBe("next");
});
