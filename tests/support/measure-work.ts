/** Most end after the first; noise of a busy machine needs more, a slow reader fails them all. */
const TRIES = 24;
const DOUBLINGS = 3;

/**
 * CPU time of this thread, so other work on the machine doesn't count. Some systems have a
 * resolution of 4 ms.
 */
function getProcessorMs(run: () => void): number {
  const before = process.threadCpuUsage();
  run();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/**
 * How many times more work a text of twice the length takes, on average over three doublings up to
 * `length`: one text is compared with its length in short ones. Each is the least of several tries,
 * because a try may pay for compiling or collecting what others left; it stops at the first result
 * within `limit`.
 * @param negligibleMs work too small to measure or to be harmful
 */
export function measureGrowthPerDoubling(
  read: (text: string) => unknown,
  makeText: (length: number) => string,
  length: number,
  { limit, negligibleMs }: { limit: number; negligibleMs: number },
): number {
  const parts = 2 ** DOUBLINGS;
  const shortText = makeText(length / parts);
  const fullText = makeText(length);
  let shortMs = Number.POSITIVE_INFINITY;
  let fullMs = Number.POSITIVE_INFINITY;
  let growth = 0;
  for (let tries = 0; tries < TRIES; tries++) {
    fullMs = Math.min(
      fullMs,
      getProcessorMs(() => void read(fullText)),
    );
    if (fullMs < negligibleMs) return 0;
    shortMs = Math.min(
      shortMs,
      getProcessorMs(() => {
        for (let part = 0; part < parts; part++) read(shortText);
      }),
    );
    growth = 2 * (fullMs / shortMs) ** (1 / DOUBLINGS);
    if (growth <= limit) return growth;
  }
  return growth;
}
