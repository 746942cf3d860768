import { oppositesOf } from "~/coach/text/antonyms";
import type { Document, Sentence } from "~/coach/text/document";
import { rarityOf } from "~/coach/text/rarity";
import { stem as stemOf } from "~/coach/text/stem";
import type { Token } from "~/coach/text/tokens";

const DENYING_PREFIXES = ["un", "in", "im", "ir", "non", "dis", "il"];
const SHORTEST_ROOT = 4;

/** Stems come from questions and model answers, so few are ever asked for; this bounds what is remembered. */
const KNOWN_LIMIT = 20_000;
const known = new Map<string, readonly string[]>();

function listOpposites(stem: string): string[] {
  const list = [...oppositesOf(stem)];
  if (stem.length < SHORTEST_ROOT) return list;
  for (const prefix of DENYING_PREFIXES) {
    list.push(prefix + stem);
    const root = stem.slice(prefix.length);
    if (root.length >= SHORTEST_ROOT && stem.startsWith(prefix)) list.push(root);
  }
  return list;
}

/** The first of `said` that is the opposite of a stem: a known pair, or the stem behind or without "un-", "non-", "dis-", … */
export function findOpposite<Value>(stem: string, said: ReadonlyMap<string, Value>): string | null {
  let opposites = known.get(stem);
  if (!opposites) {
    if (known.size >= KNOWN_LIMIT) known.clear();
    opposites = listOpposites(stem);
    known.set(stem, opposites);
  }
  return opposites.find((opposite) => said.has(opposite)) ?? null;
}

const TURNING = new Set(
  ["more", "less", "most", "least", "fewer", "before", "after", "above", "below"].map(stemOf),
);

/** Words of the question stand in both texts anyway. */
const ASKED = 0.25;

/** Sentences compared at most, of the answer and of the reference; a denial far behind them is not looked for. */
const MOST_SAID = 400;
const MOST_EXPECTED = 60;

interface Sides {
  agreed: number;
  opposed: number;
}

/** Grammar that turns a claim round: "more" for "less", "before" for "after". */
function canTurn({ content, stem }: Token): boolean {
  return content || TURNING.has(stem);
}

/**
 * Words both sentences share, and those that one affirms and the other denies, by weight. A denial and an
 * opposite in one sentence cancel: who is not connected to the negative side is connected to the positive one.
 */
function compare(
  said: ReadonlyMap<string, boolean | null>,
  expected: Sentence,
  asked: ReadonlySet<string>,
): Sides {
  const expectedStems = new Set(expected.tokens.map((token) => token.stem));
  const seen = new Set<string>();
  let agreed = 0;
  let denied = 0;
  let turned = 0;
  let turnedAndDenied = 0;
  for (const token of expected.tokens) {
    if (!canTurn(token) || seen.has(token.stem)) continue;
    seen.add(token.stem);
    const negated = said.get(token.stem);
    if (negated !== undefined) {
      const weight = token.content
        ? (0.2 + rarityOf(token.stem)) * (asked.has(token.stem) ? ASKED : 1)
        : 0;
      if (negated === null || negated === token.negated) agreed += weight;
      else denied += weight;
      continue;
    }
    const opposite = findOpposite(token.stem, said);
    if (opposite === null || expectedStems.has(opposite)) continue;
    if (said.get(opposite) === token.negated) turned += 1;
    else turnedAndDenied += 1;
  }
  if (turned >= 2 && turned % 2 === 0 && denied === 0)
    return { agreed: agreed + turned, opposed: 0 };
  return turnedAndDenied > 0
    ? { agreed: agreed + denied + turnedAndDenied, opposed: turned }
    : { agreed, opposed: denied + turned };
}

/** Each stem of a sentence that can be opposed with whether it is denied; null for one that is said both ways ("it is denser because water cannot …"). */
function polarities({ tokens }: Sentence): Map<string, boolean | null> {
  const said = new Map<string, boolean | null>();
  for (const token of tokens)
    if (canTurn(token))
      said.set(
        token.stem,
        said.has(token.stem) && said.get(token.stem) !== token.negated ? null : token.negated,
      );
  return said;
}

/**
 * How far the answer says the opposite of the reference, 0–1: over sentence pairs that speak of the
 * same thing, the share of common weight that is denied on one side only or turned into its opposite.
 */
export function opposition(
  answer: Document,
  reference: Document,
  asked: ReadonlySet<string>,
): Sides & { share: number } {
  const total: Sides = { agreed: 0, opposed: 0 };
  for (const said of answer.sentences.slice(0, MOST_SAID)) {
    const saidNegated = polarities(said);
    let best: Sides = { agreed: 0, opposed: 0 };
    for (const expected of reference.sentences.slice(0, MOST_EXPECTED)) {
      const sides = compare(saidNegated, expected, asked);
      const gain = sides.agreed + sides.opposed - best.agreed - best.opposed;
      if (gain > 1e-9 || (gain > -1e-9 && sides.opposed < best.opposed)) best = sides;
    }
    total.agreed += best.agreed;
    total.opposed += best.opposed;
  }
  const sum = total.agreed + total.opposed;
  return { ...total, share: sum === 0 ? 0 : total.opposed / sum };
}
