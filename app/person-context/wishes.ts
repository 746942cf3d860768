/** What a person’s own line says about how they can work. */
export type Wish = keyof typeof PATTERNS;

/** Case is ignored. Each is read as a whole, so a wish counts only with the words that make it one. */
const PATTERNS = {
  health:
    /\b(?:no|not|cannot|can['’]t|without|avoid)\b[^.;,]{0,25}\b(?:lift|lifting|ladders?|kneel|kneeling|stand|standing|heavy|climb)|\b(?:shoulder|knees?|back|wrist|hip)s?\b[^.;,]{0,20}\b(?:pain|hurts?|finished|operated|injur)|\b(?:bad|back) (?:back|knees?|shoulder|hip|pain)\b/i,
  nights:
    /\b(?:no|off|without|fewer) (?:more )?nights?\b|\bno night shifts?|\bhome (?:every|at) night|\bown bed|\bno on-?call|\b(?:[1-5]|two|three|four) (?:a\.?m\b|in the morning)|\bnight shift only/i,
  weekends: /\b(?:free|no|want) weekends?|\bweekends? (?:free|off)|\b(?:isn['’]t|not) weekends?/i,
  hours:
    /\bregular hours|\bnine to five|\bschool hours|\bpart[- ]time|\b\d\d% of full time|\bno shifts/i,
  soon: /\brent\b(?! a chair)|\bseverance|\bcontract ends|\b(?:needs?|need) a job by|\bmoney soon|\bpay (?:the |my )?bills|\bto feed\b|\bfamily depends/i,
  earning:
    /\bcan(?:not|['’]t) stop earning|\bno money for|\blittle money|\bworks? full time|\bsends? (?:money|[$€£]\d+)|\bcan (?:pay|afford) for|\bcan['’]t afford|\bstudent loans|\bwould cost/i,
  license:
    /\b(?:keep|keeps|keeping|without throwing away|proud of)\b[^.;]{0,20}\blicen[sc]e|\blicen[sc]e\b[^.;]{0,20}\b(?:stays?|proud|keep)/i,
  place:
    /\bstays? (?:in|near|with)\b|\bcannot move|\bcan['’]t move|\bno move\b|\bremote or\b|\bminutes of home/i,
  degree:
    /\bno (?:long |second |[\w-]+-year )*(?:degree|college|university|MBA|schooling|school|law school)\b|\blaw school would cost|\bno money for school/i,
  college:
    /\bno (?:long |[\w-]+-year )*(?:degree|college|university|schooling)\b|\bno degree of|\bno money for school/i,
  laidOff:
    /\blaid off|\bredundan|\b(?:plant|company|shop|store|mill) (?:has )?closed|\blost (?:my|the|his|her) job|\bround of cuts/i,
  tired:
    /\bexhaust|\bburn(?:ed|t)?[ -]?out|\bcan(?:no|['’])t [^.;]{0,60} any ?more|\bin tears|\b(?:so|too) tired\b(?! of)|\bcan['’]t sleep/i,
  owner:
    /\b(?:my|his|her|their) own (?:salon|shop|business|firm|practice|company|studio|restaurant|café|place|workshop)|\bown boss|\bself-employed|\bstart (?:a|my) business/i,
  lead: /\b(?:lead|build|run|manage) (?:a|my|the) team|\b(?:become|be) (?:a |the )?(?:manager|supervisor|team lead|head)\b|\bmanager post/i,
  heard:
    /\bspeak(?:ing)? (?:up|in)\b|\bin the room\b|\bbe heard|\bmy voice|\bdefend(?:ing)? (?:a|my) view/i,
  options:
    /\bdon['’]t know what (?:the )?jobs\b|\bwhat (?:the )?jobs are (?:even )?called|\bwhat else (?:is )?there\b|\bwhich jobs (?:there are|exist)/i,
  exam: /\bexam(?:s|ination)?\b|\btheory test|\blevel I+ in\b/i,
  quit: /\bwhy should I finish|\bthink(?:s|ing)? of quitting|\bquit (?:my|the) apprenticeship/i,
  pay: /\bpay cut\b|\bpresent pay\b|\bor my pay\b|\bpay must\b|\bwants more\b|\bbe paid for\b|\babout [$€£]\d|[$€£]\d[\d,]* (?:needed|at least)|\bpay matters/i,
  desk: /\bdesk\b|\buse my head\b|\boffice job|\boff my feet/i,
  growth:
    /\b(?:field|job|work|trade|industry|something) that (?:grows|is growing)\b|\bgrowing (?:field|job|trade|industry)|\bnot shrink|\bn['’]t shrink/i,
  recognition: /\brecognition\b|\bmay not call (?:my|him|her)self\b|\bnot (?:yet )?licensed\b/i,
} as const;

export type Wishes = ReadonlySet<Wish>;

/** The wishes a line names. It is a small list: what isn’t recognized isn’t used. */
export function readWishes(...lines: readonly (string | null)[]): Wishes {
  const text = lines.filter(Boolean).join(". ");
  return new Set((Object.keys(PATTERNS) as Wish[]).filter((wish) => PATTERNS[wish].test(text)));
}

/** What they said, as parts of “You want a desk job near Detroit with free weekends, but without a long degree”. */
export interface Wanted {
  /** In place of “a job”. */
  base: string | null;
  place: string | null;
  with: readonly string[];
  without: readonly string[];
}

export function describeWishes(wishes: Wishes, line: string | null): Wanted {
  const text = line ?? "";
  const list = (phrases: Partial<Record<Wish, readonly string[]>>) =>
    (Object.keys(phrases) as Wish[]).flatMap((wish) =>
      wishes.has(wish) ? (phrases[wish] ?? []) : [],
    );
  const atHome = /home (?:every|at) night|own bed/i.test(text);
  const isForHead = /\bhead\b/i.test(text);
  return {
    base: wishes.has("tired")
      ? "a calmer job"
      : wishes.has("desk") && !isForHead
        ? "a desk job"
        : null,
    place: /\bstays? ((?:near|in) \p{Lu}\p{L}+)(?! or\b)/u.exec(text)?.[1] ?? null,
    with: list({
      desk: isForHead ? ["work for your head"] : [],
      nights: atHome ? ["nights at home"] : [],
      weekends: ["free weekends"],
      hours: [nameHours(text)],
      growth: ["good prospects"],
      pay: [namePay(text)],
    }),
    without: list({
      health: nameEfforts(text),
      nights: atHome ? [] : [/on-?call/i.test(text) ? "on-call duty" : "night shifts"],
      degree: [nameDegree(text)],
    }),
  };
}

const nameHours = (text: string): string =>
  /school hours/i.test(text)
    ? "school hours"
    : /part[- ]time|\d% of full/i.test(text)
      ? "part-time hours"
      : "regular hours";

function namePay(text: string): string {
  const amount = /[$€£]\d[\d,]*\d/.exec(text)?.[0];
  if (/wants more|paid for/i.test(text)) return "better pay";
  if (amount) return /about/i.test(text) ? `about ${amount} a year` : `at least ${amount} a year`;
  return /small pay cut/i.test(text) ? "about the same pay" : "at least your present pay";
}

const EFFORTS: readonly [RegExp, string][] = [
  [/\blift|\bheavy/i, "heavy lifting"],
  [/\bladder/i, "ladders"],
  [/\bkneel/i, "kneeling"],
  [/\bstand/i, "standing all day"],
];

function nameEfforts(text: string): string[] {
  const named = EFFORTS.filter(([pattern]) => pattern.test(text)).map(([, effort]) => effort);
  return named.length > 0 ? named.slice(0, 2) : ["hard physical work"];
}

const DEGREES: readonly [RegExp, string][] = [
  [/law school/i, "law school"],
  [/no money for school/i, "paying for school"],
  [/no MBA/i, "an MBA"],
  [/second degree/i, "another degree"],
  [/no college/i, "college"],
];

const nameDegree = (text: string): string =>
  DEGREES.find(([pattern]) => pattern.test(text))?.[1] ?? "a long degree";

const NEEDS: readonly [RegExp, string][] = [
  [/contract ends/i, "Your contract is ending."],
  [/severance/i, "Your severance is running out."],
  [/family|to feed/i, "Your family depends on your pay."],
  [/\brent\b/i, "You have rent to pay."],
];

/** Why it can’t wait, as a sentence; null if it can. */
export function describeNeed(wishes: Wishes, line: string | null): string | null {
  if (wishes.has("soon"))
    return NEEDS.find(([pattern]) => pattern.test(line ?? ""))?.[1] ?? "You need a job soon.";
  return wishes.has("earning") ? "You have to earn while you learn." : null;
}
