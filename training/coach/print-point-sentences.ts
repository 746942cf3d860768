import { crossValidatePointSentences } from "./fit-point-sentences";
import { type LabeledSentences, countRightSentences } from "./point-sentences";
import { printLine } from "./print";
import { countLostPoints } from "./shortened-answers";

export function printPointSentences(kind: string, points: readonly LabeledSentences[]): void {
  const share = crossValidatePointSentences(points);
  printLine(
    `\nSentences of ${points.length} points (${kind}), by weights that never saw the answer: ${(100 * share).toFixed(1)} % make the point`,
  );
}

/** How often the sentence that a review shows for a point makes it. */
export function printShownSentences(): void {
  printLine("\nSentences shown for the points found, against readers' labels:");
  for (const sets of ["development", "heldBack"] as const)
    for (const { kind, points, right } of countRightSentences(sets))
      printLine(
        `  ${sets.padEnd(12)} ${kind.padEnd(12)} ${String(points).padStart(4)} points   right ${((100 * right) / points).toFixed(1)} %`,
      );
}

/** What the coach says of points that are gone with their sentences. */
export function printLostPoints(): void {
  printLine(
    "\nPoints whose sentences were taken out and that nothing else makes, by readers' labels:",
  );
  for (const sets of ["development", "heldBack"] as const)
    for (const { kind, points, covered, found } of countLostPoints(sets))
      printLine(
        `  ${sets.padEnd(12)} ${kind.padEnd(12)} ${String(points).padStart(4)} points   called covered ${((100 * covered) / points).toFixed(1)} %, found ${((100 * found) / points).toFixed(1)} %`,
      );
}
