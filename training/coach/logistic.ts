/** One example of a logistic regression: sparse features, a label and a weight. */
export interface Example {
  indices: ArrayLike<number>;
  /** The value of each feature in `indices`. */
  values: ArrayLike<number>;
  isPositive: boolean;
  weight: number;
}

export interface LogisticModel {
  bias: number;
  weights: Float64Array;
}

const EPOCHS = 40;
const LEARNING_RATE = 0.5;

/**
 * L2-regularized logistic regression by AdaGrad, in the order of the examples: the same examples
 * always give the same weights. Positive and negative examples get the same weight in total.
 * `strength` is the inverse of the regularization, as in liblinear's C.
 */
export function fitLogistic(
  examples: readonly Example[],
  featureCount: number,
  strength: number,
): LogisticModel {
  const positives = examples.filter(({ isPositive }) => isPositive).length;
  const negatives = examples.length - positives;
  const weights = new Float64Array(featureCount + 1);
  if (positives === 0 || negatives === 0)
    return { bias: positives === 0 ? -5 : 5, weights: weights.slice(1) };
  const squares = new Float64Array(featureCount + 1).fill(1e-3);
  const step = (index: number, gradient: number): void => {
    squares[index] = (squares[index] ?? 0) + gradient * gradient;
    weights[index] =
      (weights[index] ?? 0) - (LEARNING_RATE * gradient) / Math.sqrt(squares[index] ?? 1);
  };
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (const { indices, values, isPositive, weight } of examples) {
      let sum = weights[0] ?? 0;
      for (let at = 0; at < indices.length; at++)
        sum += (weights[(indices[at] ?? 0) + 1] ?? 0) * (values[at] ?? 0);
      const balance = examples.length / (2 * (isPositive ? positives : negatives));
      const error = (1 / (1 + Math.exp(-sum)) - (isPositive ? 1 : 0)) * weight * balance;
      step(0, error);
      for (let at = 0; at < indices.length; at++)
        step((indices[at] ?? 0) + 1, error * (values[at] ?? 0));
    }
    // The penalty, once an epoch.
    for (let index = 1; index <= featureCount; index++) {
      const weight = weights[index] ?? 0;
      if (weight !== 0)
        weights[index] = weight / (1 + LEARNING_RATE / (strength * Math.sqrt(squares[index] ?? 1)));
    }
  }
  return { bias: weights[0] ?? 0, weights: weights.slice(1) };
}
