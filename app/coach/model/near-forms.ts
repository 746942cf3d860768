import type { Token } from "~/coach/text/tokens";

const HEAD = 4;
/** So much of the longer stem has to be shared from its beginning. */
const NEAR_FROM = 0.6;

function sharedStart(left: string, right: string): number {
  let at = 0;
  while (at < left.length && left[at] === right[at]) at++;
  return at;
}

/**
 * For each wanted stem that is not said itself but in a near form ("transmission" for "transmit"), the
 * share of letters that agree from the beginning, 0.6–1. Looks only at stems with the same first four letters.
 */
export function nearForms(wanted: readonly Token[], said: readonly Token[]): Map<string, number> {
  const byHead = new Map<string, string[]>();
  const stems = new Set(said.map(({ stem }) => stem));
  for (const stem of stems) {
    const head = stem.slice(0, HEAD);
    const same = byHead.get(head);
    if (same) same.push(stem);
    else byHead.set(head, [stem]);
  }
  const near = new Map<string, number>();
  for (const { stem } of wanted) {
    if (stem.length < HEAD || stems.has(stem) || /\d/.test(stem)) continue;
    const best = Math.max(
      0,
      ...(byHead.get(stem.slice(0, HEAD)) ?? []).map(
        (other) => sharedStart(stem, other) / Math.max(stem.length, other.length),
      ),
    );
    if (best >= NEAR_FROM) near.set(stem, best);
  }
  return near;
}
