import { anyPhraseOf } from "~/coach/text/any-of";
import { CONDUCT_SIGNS } from "./conduct";

/**
 * Signs of how a story is told, whatever it is about. How much more common each is among the bank's
 * wordings of its kind is in training/coach/README.md.
 */

/** Words that say little, three times as common in sentences beside the point. */
const VAGUE_PATTERN = anyPhraseOf(
  [
    /important/,
    /i (?:think|believe)/,
    /a lot|lots/,
    /things?/,
    /some(?:how|times|what|thing)?/,
    /more or less/,
    /various|several|different|many/,
    /often|always|usually/,
    /very|really/,
    /interesting|challeng\w+|communicat\w+|flexible/,
    /of course|mostly|kind of|in general|generally/,
    /(?:try|tried) to/,
  ],
  "gi",
);

/** Blame, contempt and looking only after oneself: three times as common in wrong turns. */
const WRONG_TURN_PATTERN = anyPhraseOf(
  [
    /blam(?:e|ed|ing)|lazy|stupid|idiots?|incompetent|useless/,
    /(?:his|her|their) (?:own )?(?:fault|problem)/,
    /(?:not|wasn['’]t|isn['’]t) my (?:job|problem|business|responsibility|fault)/,
    /none of my business|good riddance/,
    /i was right|who['’]s in charge|people like that/,
    /in copy|fired/,
    /gave (?:him|her|them) a (?:\w+ )?warning/,
    /(?:can['’]t|cannot) (?:rely on|trust) any\w+/,
    /d(?:id|o) it (?:all )?(?:by )?myself/,
    /took (?:it|everything) (?:all )?(?:back|away)/,
    /stepping stone|better offer|offers? me more/,
    /my own (?:firm|company|business|boss)/,
    /i don['’]t care|like it or/,
    /wouldn['’]t do anything differently|nothing i['’]d change|do (?:exactly )?the same again/,
    /got louder|told (?:him|her|them) to/,
    /smarter|smartest|better than (?:the|most|anyone|all)|jealous/,
    /the (?:money|salary|package|pay)|salaries|bottom line/,
  ],
  "gi",
);

/** What the person did, in the past tense. */
const DEED_PATTERN = anyPhraseOf(
  [
    /I (?:also |then |first |just |often |still |only )?(?:\w{2,}ed|went|wrote|built|led|ran|made|took|gave|spoke|met|sat|brought|kept|held|sent|drew|found|chose|split|cut|taught|began|told|got|showed|drove|rang|came|read|said|put|let|saw|bought|stood|spent|went|lent|paid|sold|drew|left|hung|swept|fed|fought|caught|woke|thought)/,
  ],
  "g",
);

/** Asking, offering and agreeing: twice as common in right wordings as in wrong turns. */
const COOPERATION_PATTERN = anyPhraseOf(
  [
    /asked|offered|agreed|listened|sorry|apologi[sz]ed|thanked|together|proposed|suggested|invited/,
    /helped|shared|right to|let (?:him|her|them|each)|(?:he|she|they) (?:said|told|showed|wanted|agreed)/,
    /with (?:him|her|them|both|each)|both|each (?:other|of)|over (?:coffee|lunch|tea)/,
    /(?:rang|called|visited|met|brought|joined|paired|sat (?:down )?with) (?:him|her|them|his|\p{Lu}\w+)/u,
  ],
  "giu",
);

/** Saying that there is nothing to tell, or telling of books and family instead. */
const EVASION_PATTERN = anyPhraseOf(
  [
    /can['’]t think of|never had (?:one|any|that|such)|(?:haven['’]t|hasn['’]t) (?:really )?(?:had|happened)/,
    /nothing to tell|didn['’]t come up|don['’]t (?:really )?have an? (?:example|\w+ example)/,
    /i (?:guess|suppose)|i['’]d say|hard to say|who knows|who can say|it depends/,
    /my (?:wife|husband|mother|father|sister|brother|parents|dad|mum|mom|neighbou?r|horoscope)/,
    /seminar|theory|psychology|documentary|personality test|studies/,
    /a (?:book|model|course) (?:about|on|by|with)|as a leader/,
  ],
  "gi",
);

/** What fits any person, job and employer; in none of the bank's right motivations more than once. */
const COMMONPLACE_PATTERN = anyPhraseOf(
  [
    /team ?player|teamwork|passion\w*|people person|positive person|get along with every\w+/,
    /(?:i['’]m|i am|very|highly|really) motivated|(?:learn|learner) (?:fast|quickly)|(?:fast|quick) learner/,
    /hard[- ]?working|reliable|punctual|organi[sz]ed|creative|flexible|ambitious|communication|under pressure/,
    /great opportunity|perfect (?:fit|match)|fit in (?:very )?well|right moment|something new|fair offer/,
    /(?:love|likes?|new) challenges?|challenge me|(?:give|giving) (?:my best|everything|(?:a |one )?hundred)/,
    /(?:excellent|great|good) reputation|market leader|leader in its field|values and|the culture|dynamic|innovative/,
    /(?:can|to) (?:grow|develop)|develop (?:myself|further)|more responsibility|leading position/,
    /always (?:wanted|been (?:interested|passionate))|(?:great|good|nice) (?:company|team|place|colleagues|atmosphere|people)/,
  ],
  "gi",
);

/** Praise of oneself, lessons for others, and words that make everything sound smooth. */
const SELF_PRAISE_PATTERN = anyPhraseOf(
  [
    /it (?:really )?(?:taught|showed|shows|proved|proves)(?: to)?(?: me)?|that['’]s (?:really )?(?:the|my|what|how|why)/,
    /proud|award|prize|promoted|rated|praised|thanked|compliment\w*|speaks for itself|not many|in my experience/,
    /i (?:simply |just )?(?:believe|know) (?:in|that|how|boards|people)|people (?:often |sometimes |always )?(?:say|ask|tell|call)/,
    /some(?:body|one) who|i(?: am|['’]m) (?:a |an )?(?:person|man|woman|some(?:one|body)|solution|result|perfectionist)/,
    /leadership|confidence|vision|personally|professional\w*|elegant|discreet\w*|quietly|kindly|warmly|politely|calmly|smooth\w*/,
    /naturally|of course|simply|clearly|after all|strictly speaking/,
  ],
  "gi",
);

/** A statement denied as a whole tells nothing. */
const DENIAL_PATTERN = anyPhraseOf(
  [/it (?:is|was|['’]s) (?:not (?:true|the case|correct|right)|false|untrue|wrong) that/],
  "gi",
);

function count(pattern: RegExp, text: string): number {
  return text.match(pattern)?.length ?? 0;
}

/** Signs of bad conduct, besides the wrong turns; the same words count once. */
function countConduct(text: string): number {
  const rest = text.replaceAll(WRONG_TURN_PATTERN, " ");
  return Object.values(CONDUCT_SIGNS).reduce((sum, pattern) => sum + count(pattern, rest), 0);
}

/** The most frequent sign of bad conduct, and its first sentence. */
export function findConduct(
  sentences: readonly { text: string }[],
): { sign: string; sentence: number } | undefined {
  const found = Object.entries(CONDUCT_SIGNS).flatMap(([sign, pattern]) => {
    const counts = sentences.map(({ text }) => count(pattern, text));
    const total = counts.reduce((sum, value) => sum + value, 0);
    return total > 0 ? [{ sign, total, sentence: counts.findIndex((value) => value > 0) }] : [];
  });
  return found.toSorted((a, b) => b.total - a.total)[0];
}

export interface StorySigns {
  vagueWords: number;
  wrongTurns: number;
  conduct: number;
  cooperation: number;
  deeds: number;
  evasions: number;
  denials: number;
  commonplaces: number;
  selfPraise: number;
}

export function findStorySigns(text: string): StorySigns {
  return {
    vagueWords: count(VAGUE_PATTERN, text),
    wrongTurns: count(WRONG_TURN_PATTERN, text),
    conduct: countConduct(text),
    cooperation: count(COOPERATION_PATTERN, text),
    evasions: count(EVASION_PATTERN, text),
    denials: count(DENIAL_PATTERN, text),
    commonplaces: count(COMMONPLACE_PATTERN, text),
    deeds: count(DEED_PATTERN, text),
    selfPraise: count(SELF_PRAISE_PATTERN, text),
  };
}
