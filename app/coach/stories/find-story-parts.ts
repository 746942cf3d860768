import type { SettledPoint } from "~/coach/points/settle-points";
import type { StarPart } from "~/coach/types";

/**
 * The parts of STAR with the sentences of points found, also partly: the first point of a story question sets
 * the scene, the last is how it turned out, those between are what the person did. So the parts
 * never contradict the points.
 */
export function addPointSentences(
  star: Readonly<Record<StarPart, number[]>>,
  matches: readonly SettledPoint[],
): Record<StarPart, number[]> {
  const added = { ...star };
  matches.forEach(({ status, sentence }, index) => {
    const isEnd = index === 0 || index === matches.length - 1;
    if (sentence === null || !(status === "covered" || (status === "partial" && isEnd))) return;
    const part = index === 0 ? "situation" : index === matches.length - 1 ? "result" : "action";
    if (!added[part].includes(sentence))
      added[part] = [...added[part], sentence].toSorted((a, b) => a - b);
  });
  return added;
}
