/** Wordings as lists of terms: those of all of them, one after the other, and where each ends. */
interface Wordings {
  terms: Uint16Array;
  ends: Uint32Array;
  points: Uint8Array;
}

/** Words further apart say little by their order. */
const WINDOW = 5;
/** As if each pair had been found half a time both ways round. */
const PRIOR = 0.5;

/** How often each two near terms of a sentence are in this order, and how often the other way round. */
interface Orders {
  same: Float64Array;
  reversed: Float64Array;
}

function addOrders({ same, reversed }: Orders): number {
  let [sum, count] = [0, 0];
  same.forEach((forward, pair) => {
    const backward = reversed[pair] ?? 0;
    if (forward + backward === 0) return;
    sum += Math.log((forward + PRIOR) / (backward + PRIOR));
    count++;
  });
  return sum / Math.sqrt(count + 1);
}

/**
 * For each point, whether the terms of a sentence are in the order in which people who made the
 * point put them: “I told them” and not “they told me”. Above 0 they mostly are, below 0 the other
 * way round.
 *
 * @param isRight whether a wording makes its point; the others are left out
 */
export function measureOrder(
  { terms, ends, points }: Wordings,
  sentence: readonly number[],
  pointCount: number,
  isRight: (wording: number) => boolean,
): number[] {
  const positions = new Map(sentence.map((term, position) => [term, position]));
  const orders = Array.from(
    { length: pointCount },
    (): Orders => ({
      same: new Float64Array(sentence.length * WINDOW),
      reversed: new Float64Array(sentence.length * WINDOW),
    }),
  );
  ends.forEach((end, wording) => {
    const ofPoint = orders[points[wording] ?? 0];
    if (!ofPoint || !isRight(wording)) return;
    for (let first = ends[wording - 1] ?? 0; first < end; first++) {
      const from = positions.get(terms[first] ?? -1);
      if (from === undefined) continue;
      for (let second = first + 1; second <= first + WINDOW && second < end; second++) {
        const to = positions.get(terms[second] ?? -1);
        if (to === undefined || Math.abs(to - from) > WINDOW) continue;
        const pair = Math.min(from, to) * WINDOW + Math.abs(to - from) - 1;
        const counts = to > from ? ofPoint.same : ofPoint.reversed;
        counts[pair] = (counts[pair] ?? 0) + 1;
      }
    }
  });
  return orders.map(addOrders);
}
