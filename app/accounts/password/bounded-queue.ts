interface QueueLimits {
  /** Tasks running side by side. */
  concurrency: number;
  /** Tasks that may wait behind them. */
  maxWaiting: number;
}

/** Runs tasks a few at a time; one more than may wait is turned away at once instead of piling up. */
export function createBoundedQueue({ concurrency, maxWaiting }: QueueLimits) {
  const waiters: (() => void)[] = [];
  let running = 0;
  return {
    /** @returns the task's result, or "busy" when the line was full and it never ran */
    async run<Result>(task: () => Promise<Result>): Promise<Result | "busy"> {
      if (running >= concurrency) {
        if (waiters.length >= maxWaiting) return "busy";
        // Whoever finishes hands its place over, so `running` does not change here.
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
