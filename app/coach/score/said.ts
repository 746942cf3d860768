import type { AnswerContext } from "~/coach/context/answer-context";
import type { SettledPoint } from "~/coach/points/settle-points";

export interface Said {
  /** Below 1: the expected share of the key points, by weight; below 0 if more is wrong than right. */
  share: number;
  /** The variance of the share, without the points that nobody has settled. */
  variance: number;
  /** The standard deviations of these, added up: they go together, since who tells one tells others. */
  openDeviation: number;
  /** 0–1: the part of it that rests on the person’s own account. */
  ownShare: number;
}

/** Without key points and without a model answer nothing tells what was said. */
const UNKNOWN: Said = { share: 0.5, variance: 0.04, openDeviation: 0, ownShare: 0 };
/** What a comparison with a model answer leaves open. */
const REFERENCE_VARIANCE = 0.02;
const CONTRADICTION_COST = 0.85;

function fromReference({ referenceMatch }: AnswerContext): Said {
  if (!referenceMatch) return UNKNOWN;
  const { value, contradicted } = referenceMatch;
  return {
    share: value * (1 - CONTRADICTION_COST * contradicted),
    variance: REFERENCE_VARIANCE,
    openDeviation: 0,
    ownShare: 0,
  };
}

const isUnsettled = ({ source }: SettledPoint) => source === "asked" || source === "thought";
const getWeight = ({ point }: SettledPoint) => point.weight ?? 1;

/** What an answer says of what it should: by its key points, or compared with a model answer. */
export function addPoints(context: AnswerContext, points: readonly SettledPoint[]): Said {
  if (context.request.keyPoints.length === 0) return fromReference(context);
  const total = points.reduce((sum, point) => sum + getWeight(point), 0);
  const sum = (value: (point: SettledPoint) => number) =>
    points.reduce((whole, point) => whole + (value(point) * getWeight(point)) / total, 0);
  const positive = sum(({ credit }) => Math.max(0, credit));
  const own = sum(({ credit, source }) => (source === "person" ? Math.max(0, credit) : 0));
  return {
    share: sum(({ credit }) => credit),
    variance: points
      .filter((point) => !isUnsettled(point))
      .reduce((whole, point) => whole + point.variance * (getWeight(point) / total) ** 2, 0),
    openDeviation: sum((point) => (isUnsettled(point) ? Math.sqrt(point.variance) : 0)),
    ownShare: positive > 0 ? own / positive : 0,
  };
}
