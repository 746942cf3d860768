import { CORPORA, junkTable } from "./report";

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** The made-up answers of each corpus with the scores that the shipped coach gives them. */
export function printJunk(): void {
  for (const corpus of CORPORA) {
    print(`\nMade-up answers, ${corpus}: mean and highest score`);
    for (const { kind, mean, highest } of junkTable(corpus))
      print(`  ${kind.padEnd(34)} ${mean.toFixed(1).padStart(6)} ${String(highest).padStart(5)}`);
  }
}
