type Begin = () => void;

/** Networks beyond this many are forgotten: then they are new again. */
const MAX_NETWORKS = 10_000;

/**
 * Lets tasks begin one in each turn of the event loop. Many that arrive together would otherwise run one
 * after the other, and whatever else arrives would wait for them all. Of those that wait, the next is one
 * of the network whose last turn is the longest ago: who asks for much waits for themselves.
 */
export function createTurns(): (network?: string) => Promise<void> {
  const waiting = new Map<string, Begin[]>();
  const lastTurns = new Map<string, number>();
  let turn = 0;
  const beginNext = () => {
    const network = findNext(waiting.keys(), lastTurns);
    const [begin, ...later] = waiting.get(network) ?? [];
    if (later.length > 0) waiting.set(network, later);
    else waiting.delete(network);
    if (lastTurns.size >= MAX_NETWORKS) lastTurns.clear();
    lastTurns.set(network, (turn += 1));
    begin?.();
    if (waiting.size > 0) setImmediate(beginNext);
  };
  return (network = "") =>
    new Promise((resolve) => {
      if (waiting.size === 0) setImmediate(beginNext);
      const tasks = waiting.get(network);
      if (tasks) tasks.push(resolve);
      else waiting.set(network, [resolve]);
    });
}

/** The first of those that had no turn yet, or whose last turn is the longest ago. */
function findNext(networks: Iterable<string>, lastTurns: ReadonlyMap<string, number>): string {
  let next = "";
  let lastTurn = Number.POSITIVE_INFINITY;
  for (const network of networks) {
    const turn = lastTurns.get(network) ?? 0;
    if (turn < lastTurn) [next, lastTurn] = [network, turn];
  }
  return next;
}
