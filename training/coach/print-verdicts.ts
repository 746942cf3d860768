import { crossValidateVerdicts, type LabeledPoint } from "./fit-verdicts";
import { printLine } from "./print";

export function printVerdicts(
  name: string,
  labeledPoints: readonly LabeledPoint[],
  groupOf: (point: LabeledPoint) => string,
): void {
  const { points, found, loss } = crossValidateVerdicts(labeledPoints, groupOf);
  printLine(
    `\nVerdicts on ${points} points of ${name} left out: told or not is right for ${(100 * found).toFixed(1)} %, log loss ${loss.toFixed(3)}`,
  );
}
