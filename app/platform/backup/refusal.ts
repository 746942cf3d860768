/** Stops a backup or a restore, with what happened and what to do. */
export class Refusal extends Error {}

export interface CommandResult {
  ok: boolean;
  message: string;
}

/** The result of a command; a refusal is one, other errors are not expected. */
export async function toResult(run: () => Promise<string>): Promise<CommandResult> {
  try {
    return { ok: true, message: await run() };
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, message: error.message };
    throw error;
  }
}

/** Of an error of the file system, such as ENOSPC; of others, what they say. */
export function getReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return "code" in error && "syscall" in error ? String(error.code) : error.message;
}
