import type { AnswerContext } from "~/coach/context/answer-context";
import { CERTAIN, type Judgment } from "~/coach/wordings/judge-sentences";
import type { PointMatch } from "~/coach/match/points";

/** The words seem to deny the point, but it is probably made: "why not greedy: it can fail". */
const PROBABLY_MADE = 4;
const SURELY_MADE = 8;
/** A sentence that gets a point wrong is closer to people's errors than to their right wordings. */
const MIN_LEAN = 0.05;

function isSurelyWrong(judgment: Judgment | undefined): boolean {
  return judgment === undefined || (judgment.lean >= MIN_LEAN && judgment.makes < PROBABLY_MADE);
}

/**
 * The sentence that states a listed mistake about the point, denies it or gives a figure far off;
 * undefined if there is none. A story can’t be wrong about what happened, and nobody knows what is wrong about a
 * question that a person wrote.
 */
export function findError(
  { isStory, judgment, anchors, request }: AnswerContext,
  { point, status, sentence, isKnownReverse }: PointMatch,
): number | undefined {
  if (isStory || request.isOwnQuestion) return undefined;
  const figure = anchors.find(({ pointId, isInRange }) => pointId === point.id && !isInRange);
  if (figure) return figure.sentence;
  const judgments = judgment?.points.get(point.id);
  const makesAnother = (at: number) =>
    [...(judgment?.points ?? [])].some(
      ([id, ofOther]) => id !== point.id && (ofOther[at]?.makes ?? 0) >= SURELY_MADE,
    );
  const listed =
    judgments?.findIndex(({ wrong }, at) => wrong >= CERTAIN && !makesAnother(at)) ?? -1;
  if (listed >= 0) return listed;
  if (isKnownReverse) return sentence ?? undefined;
  if (status !== "contradicted" || sentence === null || makesAnother(sentence)) return undefined;
  return isSurelyWrong(judgments?.[sentence]) ? sentence : undefined;
}
