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
export function addTo(gram: Gram, row: Float64Array, target: number, weight: number): void {
  const { size, xx, xy } = gram;
  for (let i = 0; i < size; i++) {
    const left = weight * (i < size - 1 ? row[i] ?? 0 : 1);
    if (left === 0) continue;
    xy[i] = (xy[i] ?? 0) + left * target;
    for (let j = 0; j < size; j++) xx[i * size + j] = (xx[i * size + j] ?? 0) + left * (j < size - 1 ? row[j] ?? 0 : 1);
  }
}

/**
 * Weights, the intercept last, of min Σw(y−xβ)² + penalty·|β−prior|² with each weight held to its sign
 * (+1, −1, 0 free); the intercept is free. Coordinate descent, deterministic.
 */
export function solveRidge(gram: Gram, penalty: number, signs: readonly number[], prior: number): Float64Array {
  const { size, xx, xy } = gram;
  const beta = new Float64Array(size);
  for (let round = 0; round < 400; round++) {
    let moved = 0;
    for (let i = 0; i < size; i++) {
      const own = i === size - 1 ? 0 : penalty;
      let rest = (xy[i] ?? 0) + own * prior * (signs[i] ?? 0);
      for (let j = 0; j < size; j++) if (j !== i) rest -= (xx[i * size + j] ?? 0) * (beta[j] ?? 0);
      const free = rest / ((xx[i * size + i] ?? 0) + own || 1e-12);
      const sign = signs[i] ?? 0;
      const next = sign === 0 || free * sign > 0 ? free : 0;
      moved = Math.max(moved, Math.abs(next - (beta[i] ?? 0)));
      beta[i] = next;
    }
    if (moved < 1e-6) break;
  }
  return beta;
}
