/** What `npm run coach:train` writes. */
export interface Model {
  features: readonly string[];
  weights: readonly number[];
  intercept: number;
}

/** The model's linear sum: about 0 for nothing said, 1 for what a person would call right; not cut off. */
export function predict(model: Model, row: ArrayLike<number>): number {
  return model.weights.reduce((sum, weight, at) => sum + weight * (row[at] ?? 0), model.intercept);
}
