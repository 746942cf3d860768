function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Pearson's r; NaN when one side does not vary. */
export function pearson(left: readonly number[], right: readonly number[]): number {
  const meanLeft = mean(left);
  const meanRight = mean(right);
  let both = 0;
  let leftSquares = 0;
  let rightSquares = 0;
  for (const [at, value] of left.entries()) {
    const a = value - meanLeft;
    const b = (right[at] ?? 0) - meanRight;
    both += a * b;
    leftSquares += a * a;
    rightSquares += b * b;
  }
  return both / Math.sqrt(leftSquares * rightSquares);
}

/** The chance that one of `high` lies above one of `low`, ties counted half: the area under the ROC curve. */
export function areaUnderCurve(high: readonly number[], low: readonly number[]): number {
  const all = [
    ...high.map((value) => ({ value, isHigh: true })),
    ...low.map((value) => ({ value, isHigh: false })),
  ].toSorted((a, b) => a.value - b.value);
  let rankSum = 0;
  for (let at = 0; at < all.length; ) {
    let end = at;
    while (end < all.length && all[end]?.value === all[at]?.value) end++;
    for (let tie = at; tie < end; tie++) if (all[tie]?.isHigh) rankSum += (at + end + 1) / 2;
    at = end;
  }
  return (rankSum - (high.length * (high.length + 1)) / 2) / (high.length * low.length);
}
