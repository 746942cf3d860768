import { spawnServer } from "./server-process";

export const DAY_IN_MS = 24 * 60 * 60 * 1000;

/** A module that makes Date run ahead: from the start, or from the signal SIGUSR2 on. */
function shiftDate(days: number, startsAtSignal: boolean): string {
  const source = `
    let offset = ${startsAtSignal ? 0 : days * DAY_IN_MS};
    process.on("SIGUSR2", () => { offset = ${days * DAY_IN_MS}; });
    const RealDate = Date;
    globalThis.Date = class extends RealDate {
      constructor(...values) {
        if (values.length > 0) super(...values);
        else super(RealDate.now() + offset);
      }
      static now() { return RealDate.now() + offset; }
    };`;
  return `data:text/javascript,${encodeURIComponent(source)}`;
}

/** The built server, or a script, with a clock that is ahead by some days. */
export function spawnWithClock(
  env: Record<string, string>,
  days: number,
  { script = "build/server/index.js", startsAtSignal = false } = {},
) {
  return spawnServer(env, ["--import", shiftDate(days, startsAtSignal), script]);
}
