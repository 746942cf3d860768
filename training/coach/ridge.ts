/** Ridge regression by normal equations, with Gram matrices that can be added and taken away by group. */
export interface Gram {
  /** Weighted sums of x·xᵀ, row after row; x ends with a constant 1. */
  xx: Float64Array;
  xy: Float64Array;
  size: number;
}

export function emptyGram(features: number): Gram {
  const size = features + 1;
  return { xx: new Float64Array(size * size), xy: new Float64Array(size), size };
}

/** Adds one example of weight `weight`; a negative weight takes it away. */
export function addRow(gram: Gram, features: Float64Array, target: number, weight: number): void {
  const { size, xx, xy } = gram;
  for (let i = 0; i < size; i++) {
    const weightedValue = weight * (i < size - 1 ? (features[i] ?? 0) : 1);
    if (weightedValue === 0) continue;
    xy[i] = (xy[i] ?? 0) + weightedValue * target;
    for (let j = 0; j < size; j++)
      xx[i * size + j] =
        (xx[i * size + j] ?? 0) + weightedValue * (j < size - 1 ? (features[j] ?? 0) : 1);
  }
}

/** `left` minus `right`, for leaving one group out. */
export function subtractGram(left: Gram, right: Gram): Gram {
  return {
    size: left.size,
    xx: left.xx.map((value, index) => value - (right.xx[index] ?? 0)),
    xy: left.xy.map((value, index) => value - (right.xy[index] ?? 0)),
  };
}

/** The same sums for features of mean 0 and deviation 1 and weights that add up to 1, and the way back for what is fitted on them. */
export function standardize({ xx, xy, size }: Gram): {
  scaled: Gram;
  unscale: (beta: ArrayLike<number>) => number[];
} {
  const last = size - 1;
  const total = xx[size * size - 1] ?? 1;
  const mean = Array.from({ length: size }, (_, i) =>
    i === last ? 0 : (xx[i * size + last] ?? 0) / total,
  );
  const sd = Array.from({ length: size }, (_, i) =>
    i === last
      ? 1
      : Math.sqrt(Math.max(1e-12, (xx[i * size + i] ?? 0) / total - (mean[i] ?? 0) ** 2)),
  );
  const target = (xy[last] ?? 0) / total;
  const scaled = emptyGram(last);
  for (let i = 0; i < size; i++) {
    scaled.xy[i] =
      i === last ? target : ((xy[i] ?? 0) / total - (mean[i] ?? 0) * target) / (sd[i] ?? 1);
    for (let j = 0; j < size; j++) {
      const product = (xx[i * size + j] ?? 0) / total;
      scaled.xx[i * size + j] =
        i === last || j === last
          ? Number(i === j)
          : (product - (mean[i] ?? 0) * (mean[j] ?? 0)) / ((sd[i] ?? 1) * (sd[j] ?? 1));
    }
  }
  return {
    scaled,
    unscale: (beta) => {
      const weights = Array.from({ length: last }, (_, i) => (beta[i] ?? 0) / (sd[i] ?? 1));
      return [
        ...weights,
        (beta[last] ?? 0) - weights.reduce((sum, weight, i) => sum + weight * (mean[i] ?? 0), 0),
      ];
    },
  };
}

/**
 * Weights, the intercept last, of min Σw(y−xβ)² + penalty·|β−prior|² with each weight held to its sign
 * (+1, −1, 0 free); the intercept is free. Coordinate descent, deterministic.
 */
export function solveRidge(
  gram: Gram,
  penalty: number,
  signs: readonly number[],
  prior: number,
): Float64Array {
  const { size, xx, xy } = gram;
  const beta = new Float64Array(size);
  for (let iteration = 0; iteration < 400; iteration++) {
    let largestChange = 0;
    for (let i = 0; i < size; i++) {
      const ownPenalty = i === size - 1 ? 0 : penalty;
      let residual = (xy[i] ?? 0) + ownPenalty * prior * (signs[i] ?? 0);
      for (let j = 0; j < size; j++)
        if (j !== i) residual -= (xx[i * size + j] ?? 0) * (beta[j] ?? 0);
      const unconstrained = residual / ((xx[i * size + i] ?? 0) + ownPenalty || 1e-12);
      const sign = signs[i] ?? 0;
      const next = sign === 0 || unconstrained * sign > 0 ? unconstrained : 0;
      largestChange = Math.max(largestChange, Math.abs(next - (beta[i] ?? 0)));
      beta[i] = next;
    }
    if (largestChange < 1e-6) break;
  }
  return beta;
}
