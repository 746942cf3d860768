/** For a server that can't take a free port and name it: one below those that the system hands out. */
export function choosePort(): string {
  return String(20_000 + Math.floor(Math.random() * 10_000));
}
