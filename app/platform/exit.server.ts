/** Exits with code 1 and one actionable line when startup fails. */
export function exitWithMessage(line: string): never {
  process.stderr.write(`Pathlight cannot start: ${line}\n`);
  process.exit(1);
}
