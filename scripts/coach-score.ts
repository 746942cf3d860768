import { createInterface } from "node:readline";
import { scoreJsonLine } from "~/coach/score-json-line";

/** JSON lines in, JSON lines out: see docs/coach.md. */
const lines = createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY });
for await (const line of lines) {
  if (line.trim() === "") continue;
  if (!process.stdout.write(`${JSON.stringify(scoreJsonLine(line))}\n`))
    await new Promise((resolve) => process.stdout.once("drain", resolve));
}
