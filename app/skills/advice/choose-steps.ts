import type { Advice, AdvicePerson, AdviceStep } from "./types";

const ALTERNATIVES = 2;

/** What is left when a person has refused everything else. */
const LAST_STEP: AdviceStep = {
  kind: "look",
  subject: "refused-steps",
  title: "See what you said no to",
  reason: "You said no to everything we could suggest. Take one back in Settings.",
  strength: null,
  to: "/settings",
  actionLabel: "Open Settings",
  minutes: 1,
  chain: [],
};

/**
 * The first step that isn’t refused, and two of other kinds: different ones, if there are any, unless their
 * order counts for more.
 */
export function chooseSteps(
  candidates: readonly AdviceStep[],
  { refused, target }: Pick<AdvicePerson, "refused" | "target">,
  keepsOrder = false,
): Advice {
  const open = candidates.filter(({ kind, subject }) => !refused.has(`${kind}:${subject}`));
  const [step = LAST_STEP] = open;
  const others = open.filter(
    ({ kind, to }) =>
      kind !== step.kind && to !== step.to && !(target !== null && kind === "target"),
  );
  const [first] = others;
  const second =
    others.find(({ kind, to }) => (keepsOrder || kind !== first?.kind) && to !== first?.to) ??
    others.find(({ to }) => to !== first?.to);
  return {
    step,
    alternatives: [first, second].filter((each) => each !== undefined).slice(0, ALTERNATIVES),
  };
}
