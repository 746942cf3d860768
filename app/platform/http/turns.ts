/**
 * Lets tasks begin one in each turn of the event loop. Many that arrive together would otherwise run one
 * after the other, and whatever else arrives would wait for them all.
 */
export function createTurns(): () => Promise<void> {
  const waiting: (() => void)[] = [];
  const beginNext = () => {
    waiting[0]?.();
    waiting.shift();
    if (waiting.length > 0) setImmediate(beginNext);
  };
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (waiting.length === 1) setImmediate(beginNext);
    });
}
