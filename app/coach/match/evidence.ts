import type { Sentence } from "~/coach/text/document";
import { countNegators } from "~/coach/text/negation";
import type { Form, Term } from "./forms";
import type { Vocabulary } from "./vocabulary";

/** How far one stretch of the answer says one wording. */
export interface Evidence {
  form: Form;
  /** 0–1: weight of the wording's terms found. */
  coverage: number;
  /** Index of the sentence that says most of it. */
  sentence: number;
  matched: Term[];
  /** The stretch denies what the wording affirms, or the other way round. */
  opposed: boolean;
}

const NEXT_SENTENCE = 0.9;
/** A denial this many words before the first matched word still denies it. */
const REACH = 4;

interface Found {
  weight: number;
  terms: Term[];
  first: number;
  last: number;
}

function findIn(sentence: Sentence, form: Form, vocabulary: Vocabulary): Found {
  const found: Found = { weight: 0, terms: [], first: Number.POSITIVE_INFINITY, last: -1 };
  for (const term of form.terms) {
    const stand = vocabulary.find(term);
    if (!stand) continue;
    const at = sentence.tokens.findIndex((token) => token.stem === stand.stem);
    if (at < 0) continue;
    found.weight += term.weight * stand.strength;
    found.terms.push(term);
    found.first = Math.min(found.first, at);
    found.last = Math.max(found.last, at);
  }
  return found;
}

function opposes(sentence: Sentence, form: Form, found: Found): boolean {
  const denials = countNegators(sentence.tokens, found.first - REACH, found.last + 2);
  return (denials % 2 === 1) !== form.negated;
}

/** The best evidence for a wording in one sentence, or in two neighbors together. */
export function findEvidence(sentences: readonly Sentence[], form: Form, vocabulary: Vocabulary): Evidence | null {
  let best: Evidence | null = null;
  let previous: Found | null = null;
  for (const [at, sentence] of sentences.entries()) {
    const here = findIn(sentence, form, vocabulary);
    const alone = here.weight / form.weight;
    if (here.weight > 0 && alone > (best?.coverage ?? 0)) {
      best = { form, coverage: Math.min(1, alone), sentence: at, matched: here.terms, opposed: opposes(sentence, form, here) };
    }
    if (previous && previous.weight > 0 && here.weight > 0) {
      const added = here.terms.filter((term) => !previous?.terms.includes(term));
      const together = ((previous.weight + added.reduce((sum, term) => sum + term.weight, 0)) / form.weight) * NEXT_SENTENCE;
      if (together > (best?.coverage ?? 0)) {
        const first = previous.weight >= here.weight;
        const main = first ? sentences[at - 1] : sentence;
        const opposed = main ? opposes(main, form, first ? previous : here) : false;
        best = { form, coverage: Math.min(1, together), sentence: first ? at - 1 : at, matched: [...previous.terms, ...added], opposed };
      }
    }
    previous = here;
  }
  return best;
}
