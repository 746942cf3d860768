export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Pearson's r; NaN when one side does not vary. */
export function pearson(left: readonly number[], right: readonly number[]): number {
  const meanLeft = mean(left);
  const meanRight = mean(right);
  let covariance = 0;
  let leftSumOfSquares = 0;
  let rightSumOfSquares = 0;
  for (const [index, value] of left.entries()) {
    const a = value - meanLeft;
    const b = (right[index] ?? 0) - meanRight;
    covariance += a * b;
    leftSumOfSquares += a * a;
    rightSumOfSquares += b * b;
  }
  return covariance / Math.sqrt(leftSumOfSquares * rightSumOfSquares);
}

/** The chance that one of `high` lies above one of `low`, ties counted half: the area under the ROC curve. */
export function areaUnderCurve(high: readonly number[], low: readonly number[]): number {
  const ranked = [
    ...high.map((value) => ({ value, isHigh: true })),
    ...low.map((value) => ({ value, isHigh: false })),
  ].toSorted((a, b) => a.value - b.value);
  let rankSum = 0;
  for (let index = 0; index < ranked.length; ) {
    let end = index;
    while (end < ranked.length && ranked[end]?.value === ranked[index]?.value) end++;
    for (let tieIndex = index; tieIndex < end; tieIndex++)
      if (ranked[tieIndex]?.isHigh) rankSum += (index + end + 1) / 2;
    index = end;
  }
  return (rankSum - (high.length * (high.length + 1)) / 2) / (high.length * low.length);
}
