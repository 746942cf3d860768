/**
 * How a person's interests match an occupation's: Pearson's correlation of the six scores, the
 * method of the O*NET Interest Profiler (Rounds, Hoff, Lewis: O*NET Interest Profiler Manual,
 * National Center for O*NET Development, 2021).
 */

/** Deviations from the mean, scaled to length 1; undefined if all values are equal. */
export function standardize(values: readonly number[]): number[] | undefined {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const deviations = values.map((value) => value - mean);
  const length = Math.hypot(...deviations);
  return length < 1e-9 ? undefined : deviations.map((deviation) => deviation / length);
}

/** Pearson's r, −1 to 1; undefined if one profile is flat. */
export function correlate(a: readonly number[], b: readonly number[]): number | undefined {
  const [first, second] = [standardize(a), standardize(b)];
  return first && second && dot(first, second);
}

/** Of standardized profiles, the correlation; rounding errors are cut off. */
export function dot(a: readonly number[], b: readonly number[]): number {
  let sum = 0;
  for (let index = 0; index < a.length; index += 1) sum += (a[index] ?? 0) * (b[index] ?? 0);
  return Math.max(-1, Math.min(1, sum));
}

/**
 * The standard error of r that follows from the errors of the person's scores, by the delta method:
 * ∂r/∂xₖ = (vₖ − r uₖ) / |x|, with u and v the standardized profiles of the person and the occupation
 * and |x| the length of the person's deviations; error² = Σ (∂r/∂xₖ × errorₖ)².
 * Returns a function of the occupation's standardized profile; 1 for a person whose scores are equal.
 */
export function createErrorEstimate(
  scores: readonly number[],
  errors: readonly number[],
): (occupation: readonly number[]) => number {
  const person = standardize(scores);
  if (!person) return () => 1;
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  const length = Math.hypot(...scores.map((score) => score - mean));
  return (occupation) => {
    const r = dot(person, occupation);
    let sum = 0;
    for (const [index, error] of errors.entries())
      sum += ((((occupation[index] ?? 0) - r * (person[index] ?? 0)) / length) * error) ** 2;
    return Math.sqrt(sum);
  };
}
