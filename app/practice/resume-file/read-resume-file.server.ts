import { FILE_MAX_BYTES } from "./limits";
import { type ReadingFailure, REFUSALS } from "./refusals.server";
import { readInWorker } from "./run-worker.server";
import type { FileText } from "./types";
import type { Refusal } from "~/platform/http/refuse-form.server";

/** Each takes a thread, some 200 MB at most, and seconds at most. */
const MAX_AT_ONCE = 2;
const MAX_WAITING = 8;

const people = new Set<string>();
const waiting: (() => void)[] = [];
let count = 0;

/**
 * The text of a resume, up to a number of characters, or why there is none. Each person has one file read at a time,
 * and nothing of it is stored.
 */
export async function readResumeFile(
  file: File,
  { person, maxLength }: { person: string; maxLength: number },
): Promise<FileText | { refusal: Refusal }> {
  const failure = findReasonNotToRead(file, person);
  if (failure) return { refusal: REFUSALS[failure] };
  people.add(person);
  try {
    await takeTurn();
    const bytes = new Uint8Array(await file.arrayBuffer());
    const result = await readInWorker({ bytes, maxLength });
    return "failure" in result ? { refusal: REFUSALS[result.failure] } : result;
  } finally {
    people.delete(person);
    endTurn();
  }
}

function findReasonNotToRead(file: File, person: string): ReadingFailure | undefined {
  if (file.size === 0) return "no-file";
  if (file.size > FILE_MAX_BYTES) return "too-large";
  if (people.has(person)) return "other-file";
  return waiting.length >= MAX_WAITING ? "busy" : undefined;
}

function takeTurn(): Promise<void> {
  if (count < MAX_AT_ONCE) {
    count += 1;
    return Promise.resolve();
  }
  return new Promise((resolve) => waiting.push(resolve));
}

function endTurn(): void {
  const next = waiting.shift();
  if (next) next();
  else count -= 1;
}
