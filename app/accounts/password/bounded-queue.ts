interface QueueLimits {
  /** Tasks running at the same time. */
  concurrency: number;
  /** Tasks that may wait. */
  maxWaiting: number;
}

/** Runs a few tasks at a time; rejects at once when the queue is full. */
export function createBoundedQueue({ concurrency, maxWaiting }: QueueLimits) {
  const waiters: (() => void)[] = [];
  let running = 0;
  return {
    /** @returns the task's result, or "busy" if the queue was full and it never ran */
    async run<Result>(task: () => Promise<Result>): Promise<Result | "busy"> {
      if (running >= concurrency) {
        if (waiters.length >= maxWaiting) return "busy";
        // The finishing task passes on its slot, so `running` doesn't change here.
        await new Promise<void>((resolve) => waiters.push(resolve));
      } else {
        running += 1;
      }
      try {
        return await task();
      } finally {
        const next = waiters.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
