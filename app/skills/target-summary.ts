import { formatList, pluralize } from "~/ui/format";
import { nameOnlyLesson } from "./only-lesson";
import { REQUIRED_LEVEL, type SkillGap } from "./gap";

export interface TargetSummary {
  headline: { before: string; highlight: string; after: string };
  detail: string;
}

/** Where a person stands against their target's skills. */
export function summarizeTarget(title: string, gaps: readonly SkillGap[]): TargetSummary {
  const met = gaps.filter(({ state }) => state === "met").length;
  const all = met === gaps.length;
  if (gaps.every(({ evidence }) => !evidence))
    return {
      headline: {
        before: "No evidence yet of ",
        highlight: gaps.length === 1 ? "the one key skill" : `the ${gaps.length} key skills`,
        after: ` for ${title}.`,
      },
      detail: `${formatList(gaps.map(({ name }) => name))}: an answer, a rating or a quiz on any of them counts.`,
    };
  return {
    headline: {
      before: "You meet ",
      highlight: all
        ? gaps.length === 1
          ? "the one key skill"
          : `all ${gaps.length} key skills`
        : `${met === 0 ? "none" : met} of the ${gaps.length} key skills`,
      after: ` for ${title}${met === 0 ? " yet" : ""}.`,
    },
    detail: describeGaps(gaps),
  };
}

function describeGaps(gaps: readonly SkillGap[]): string {
  const below = gaps.filter(({ points, evidence }) => points > 0 && evidence);
  const open = below.filter(({ evidence }) => evidence && !nameOnlyLesson(evidence));
  const unsure = below.filter((gap) => !open.includes(gap)).map(({ name }) => name);
  const unknown = gaps.filter(({ evidence }) => !evidence).map(({ name }) => name);
  const [widest] = open;
  const quickest = open.at(-1);
  const isLevel = widest?.points === quickest?.points;
  const sentences = [
    widest && quickest && !isLevel
      ? `${quickest.name} is the quickest gap to close, ${pluralize(quickest.points, "point")} short of ${REQUIRED_LEVEL}; ${widest.name} is the widest.`
      : widest
        ? `${formatList(open.map(({ name }) => name))} ${open.length === 1 ? "is" : "are"} ${pluralize(widest.points, "point")} short of ${REQUIRED_LEVEL}.`
        : "",
    unsure.length === 0 ? "" : `One quiz is too little for a figure of ${formatList(unsure)}.`,
    unknown.length === 0 ? "" : `There is no evidence yet of ${formatList(unknown)}.`,
  ].filter((sentence) => sentence !== "");
  return sentences.length > 0
    ? sentences.join(" ")
    : gaps.every(({ state }) => state === "met")
      ? "Keep them fresh: evidence counts less as it ages."
      : "Your levels are high enough; evidence of another day or source would prove the rest.";
}
