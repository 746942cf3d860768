/** The output of `npm run coach:train`. */
export interface LinearModel {
  features: readonly string[];
  weights: readonly number[];
  intercept: number;
}

/** The model's linear sum: about 0 for an empty answer, 1 for a correct one; not clamped. */
export function predict(model: LinearModel, features: ArrayLike<number>): number {
  return model.weights.reduce(
    (sum, weight, index) => sum + weight * (features[index] ?? 0),
    model.intercept,
  );
}
