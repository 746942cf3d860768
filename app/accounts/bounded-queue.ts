interface Bounds {
  /** Tasks running side by side. */
  atOnce: number;
  /** Tasks that may wait behind them. */
  waiting: number;
}

/** Runs tasks a few at a time; one more than may wait is turned away at once instead of piling up. */
export function boundedQueue({ atOnce, waiting }: Bounds) {
  const line: (() => void)[] = [];
  let running = 0;
  return {
    /** @returns the task's result, or "busy" when the line was full and it never ran */
    async run<Result>(task: () => Promise<Result>): Promise<Result | "busy"> {
      if (running >= atOnce) {
        if (line.length >= waiting) return "busy";
        // Whoever finishes hands its place over, so `running` does not change here.
        await new Promise<void>((enter) => line.push(enter));
      } else {
        running += 1;
      }
      try {
        return await task();
      } finally {
        const next = line.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
