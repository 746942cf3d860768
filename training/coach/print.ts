import type { fitSpeech } from "./fit-speech";
import { CORPORA, scoreJunkAnswers } from "./agreement";

export function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** The made-up answers of each corpus with the scores that the shipped coach gives them. */
export function printJunkTables(): void {
  for (const corpus of CORPORA) {
    printLine(`\nMade-up answers, ${corpus}: mean and highest score`);
    for (const { kind, mean, highest } of scoreJunkAnswers(corpus))
      printLine(
        `  ${kind.padEnd(34)} ${mean.toFixed(1).padStart(6)} ${String(highest).padStart(5)}`,
      );
  }
}

/** The correlations of the spoken marks with the raters, by the published table. */
export function printSpeech({ expected }: ReturnType<typeof fitSpeech>): void {
  printLine("\nSpoken marks, r with the raters by the published table:");
  for (const [mark, { overall, structure, noFillers }] of Object.entries(expected))
    printLine(
      `  ${mark.padEnd(20)} overall ${overall.toFixed(2)}   structure ${structure.toFixed(2)}   no fillers ${noFillers.toFixed(2)}`,
    );
}
