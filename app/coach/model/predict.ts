/** What `npm run coach:train` writes. */
export interface LinearModel {
  features: readonly string[];
  weights: readonly number[];
  intercept: number;
}

/** The model's linear sum: about 0 for nothing said, 1 for what a person would call right; not cut off. */
export function predict(model: LinearModel, features: ArrayLike<number>): number {
  return model.weights.reduce(
    (sum, weight, index) => sum + weight * (features[index] ?? 0),
    model.intercept,
  );
}
