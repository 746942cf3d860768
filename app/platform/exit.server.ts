/** A start that cannot succeed ends here: one line a person can act on, exit code 1. */
export function exitWithMessage(line: string): never {
  process.stderr.write(`Pathlight cannot start: ${line}\n`);
  process.exit(1);
}
