/** One example: sparse features, and which class it is. */
export interface ClassExample {
  indices: ArrayLike<number>;
  values: ArrayLike<number>;
  label: number;
}

const MEMORY = 8;
const MAX_STEPS = 160;
const ENOUGH_PROGRESS = 1e-7;
const ARMIJO = 1e-4;

function dot(left: Float64Array, right: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < left.length; index++) sum += (left[index] ?? 0) * (right[index] ?? 0);
  return sum;
}

function addScaled(target: Float64Array, factor: number, source: Float64Array): Float64Array {
  return target.map((value, index) => value + factor * (source[index] ?? 0));
}

/** The loss at `weights`, rows of `classCount` values with the biases last, and its gradient. */
function measureLoss(
  examples: readonly ClassExample[],
  weights: Float64Array,
  classCount: number,
  penalty: number,
): { loss: number; gradient: Float64Array } {
  const biasAt = weights.length - classCount;
  const gradient = weights.map((value, index) => (index < biasAt ? penalty * value : 0));
  let loss = 0;
  for (let index = 0; index < biasAt; index++) loss += (penalty / 2) * (weights[index] ?? 0) ** 2;
  const odds = new Float64Array(classCount);
  for (const { indices, values, label } of examples) {
    for (let c = 0; c < classCount; c++) odds[c] = weights[biasAt + c] ?? 0;
    for (let at = 0; at < indices.length; at++)
      for (let c = 0; c < classCount; c++)
        odds[c] =
          (odds[c] ?? 0) + (values[at] ?? 0) * (weights[(indices[at] ?? 0) * classCount + c] ?? 0);
    const highest = Math.max(...odds);
    const labelOdds = (odds[label] ?? 0) - highest;
    let total = 0;
    for (let c = 0; c < classCount; c++) total += odds[c] = Math.exp((odds[c] ?? 0) - highest);
    loss += Math.log(total) - labelOdds;
    for (let c = 0; c < classCount; c++) odds[c] = (odds[c] ?? 0) / total - (c === label ? 1 : 0);
    for (let c = 0; c < classCount; c++)
      gradient[biasAt + c] = (gradient[biasAt + c] ?? 0) + (odds[c] ?? 0);
    for (let at = 0; at < indices.length; at++)
      for (let c = 0; c < classCount; c++) {
        const index = (indices[at] ?? 0) * classCount + c;
        gradient[index] = (gradient[index] ?? 0) + (values[at] ?? 0) * (odds[c] ?? 0);
      }
  }
  return { loss, gradient };
}

/** The direction of the next step, from the last steps and how they changed the gradient (L-BFGS). */
function chooseDirection(
  gradient: Float64Array,
  history: readonly { step: Float64Array; change: Float64Array; scale: number }[],
): Float64Array {
  let direction: Float64Array = gradient.map((value) => -value);
  const factors: number[] = [];
  for (const { step, change, scale } of history.toReversed()) {
    const factor = scale * dot(step, direction);
    factors.push(factor);
    direction = addScaled(direction, -factor, change);
  }
  const last = history.at(-1);
  if (last) {
    const size = 1 / (last.scale * dot(last.change, last.change));
    direction = direction.map((value) => value * size);
  }
  for (const { step, change, scale } of history)
    direction = addScaled(direction, (factors.pop() ?? 0) - scale * dot(change, direction), step);
  return direction;
}

/**
 * Multinomial logistic regression with a quadratic penalty on all weights but the biases: the weights
 * of each feature for each class, then the biases. The same examples always give the same weights.
 */
export function fitSoftmax(
  examples: readonly ClassExample[],
  featureCount: number,
  classCount: number,
  penalty: number,
): Float64Array {
  let weights: Float64Array = new Float64Array((featureCount + 1) * classCount);
  let { loss, gradient } = measureLoss(examples, weights, classCount, penalty);
  let history: { step: Float64Array; change: Float64Array; scale: number }[] = [];
  for (let count = 0; count < MAX_STEPS; count++) {
    const direction = chooseDirection(gradient, history);
    const slope = dot(direction, gradient);
    let size = history.length === 0 ? 1 / Math.sqrt(dot(gradient, gradient)) : 1;
    let next = measureLoss(examples, addScaled(weights, size, direction), classCount, penalty);
    while (next.loss > loss + ARMIJO * size * slope && size > 1e-10) {
      size /= 2;
      next = measureLoss(examples, addScaled(weights, size, direction), classCount, penalty);
    }
    const step = direction.map((value) => size * value);
    const change = addScaled(next.gradient, -1, gradient);
    const curvature = dot(step, change);
    if (curvature > 0)
      history = [...history, { step, change, scale: 1 / curvature }].slice(-MEMORY);
    const isDone = loss - next.loss < ENOUGH_PROGRESS * loss;
    weights = addScaled(weights, 1, step);
    ({ loss, gradient } = next);
    if (isDone) break;
  }
  return weights;
}
