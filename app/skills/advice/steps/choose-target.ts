import { toComparePath } from "~/occupations/compare-path";
import { formatList } from "~/ui/format";
import { COMPARE_THESE } from "~/skills/advice/compare-these";
import { listNamed, nameNear } from "~/skills/advice/named-moves";
import { asksForDegree } from "~/skills/advice/reach";
import { isLicensed, type Situation } from "~/skills/advice/situation";
import { findOccupation } from "~/occupations/occupations.server";
import { describeStrength } from "~/skills/advice/strength";
import type { AdviceStep, AdviceTarget } from "~/skills/advice/types";
import { capitalize } from "~/skills/advice/chain";
import { withArticle } from "~/skills/advice/names";
import { describeUrgency, describeWant, doFit, writeReason } from "~/skills/advice/words";

/** So many skills of a job say what it is about. */
const MAIN_SKILLS = 6;
/** So many of their wishes are said, if there is room. */
const SAID = [3, 2, 1];

/** Choose one of the nearest open jobs, by their own names; nothing where there is a target. */
export function chooseTarget(situation: Situation): AdviceStep[] {
  const { person, present } = situation;
  const named = listNamed(situation);
  if (situation.target || named.length === 0) return [];
  const names = named.map((move) => nameNear(situation, move));
  const isNear = person.goal === "neighboring" && present !== null;
  return [
    {
      kind: "target",
      subject: "choice",
      title: isNear
        ? `Choose from ${COUNTS[named.length]} jobs close to yours`
        : `Choose a target from ${COUNTS[named.length]} jobs`,
      ...writeChoice(situation, named, names),
      choices: named.map(({ to }, index) => ({ label: names[index] ?? "", to })),
      to: toComparePath(named.flatMap(({ occupationCode }) => occupationCode ?? [])),
      actionLabel: "Compare them",
      minutes: 10,
      chain: [],
    },
  ];
}

const COUNTS = ["", "one", "two", "three"];

/** As much of what they want as fits beside the names and what they have. */
function writeChoice(
  situation: Situation,
  named: readonly AdviceTarget[],
  names: readonly string[],
): Pick<AdviceStep, "reason" | "strength"> {
  const strength = describeStrength(situation, {
    skills: named.flatMap(({ skills }) => skills.slice(0, MAIN_SKILLS)),
  });
  const compare = `${COMPARE_THESE} ${formatList(names)}.`;
  const urgency = describeUrgency(situation);
  const warning = warn(situation, named, names);
  for (const shown of [strength, null])
    for (const count of SAID) {
      const want = describeWant(situation, count);
      if (doFit(want, compare, warning, shown))
        return {
          reason: writeReason(
            shown,
            doFit(urgency, want, compare, warning, shown) && urgency,
            want,
            compare,
            warning,
          ),
          strength: shown,
        };
    }
  return { reason: writeReason(null, compare, warning), strength: null };
}

/** What to find out first: about their license, one they would need, or a degree they ruled out. */
function warn(
  { wishes, present, person }: Situation,
  named: readonly AdviceTarget[],
  names: readonly string[],
): string | false {
  if (wishes.has("license")) return "Ask the board which keep your license.";
  const needed = named.findIndex(
    ({ occupationCode }) =>
      isLicensed(occupationCode) && occupationCode?.slice(0, 4) !== present?.code.slice(0, 4),
  );
  if (needed >= 0) return `${capitalize(withArticle(names[needed] ?? ""))} needs a license.`;
  if (wishes.has("recognition")) return "Check which you may do before your degree is recognized.";
  return (
    person.goal !== "first-job" &&
    (wishes.has("college") || wishes.has("degree")) &&
    named.some(needsDegree) &&
    "Ask whether your experience counts in place of a degree."
  );
}

function needsDegree({ occupationCode }: AdviceTarget): boolean {
  const occupation = occupationCode ? findOccupation(occupationCode) : undefined;
  return occupation !== undefined && asksForDegree(occupation);
}
