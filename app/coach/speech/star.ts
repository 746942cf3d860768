import { anyPhraseOf, joinSources } from "~/coach/text/any-of";
import type { StarPart } from "~/coach/types";
import type { Document, Sentence } from "~/coach/text/document";

/** Between “I” and what the person did. */
const ACTION_ADVERBS = [
  /\w+ly /,
  /also /,
  /then /,
  /first /,
  /therefore /,
  /again /,
  /instead /,
  /just /,
];
/** Past tenses that describe no action. */
const STATES = [
  /learned/,
  /wanted/,
  /needed/,
  /liked/,
  /loved/,
  /enjoyed/,
  /believed/,
  /realized/,
  /realised/,
  /hoped/,
  /lived/,
  /studied/,
  /worked/,
  /noticed/,
  /used/,
];
/** What a person did, in the past tense. */
const ACTIONS = [
  /\w{2,}ed/,
  /went/,
  /wrote/,
  /built/,
  /led/,
  /ran/,
  /set/,
  /made/,
  /took/,
  /gave/,
  /spoke/,
  /met/,
  /sat/,
  /brought/,
  /put/,
  /kept/,
  /held/,
  /sent/,
  /drew/,
  /found/,
  /chose/,
  /split/,
  /cut/,
  /taught/,
  /began/,
  /told/,
  /got/,
  /did/,
  /showed/,
  /laid/,
  /drove/,
  /came/,
  /read/,
  /rebuilt/,
  /rewrote/,
  /broke/,
  /stood/,
  /said/,
];

const STAR_CUES: Readonly<Record<StarPart, RegExp>> = {
  situation: anyPhraseOf(
    [
      /when (?:i|we)/,
      /last (?:year|month|week|summer|spring|fall|autumn|winter)/,
      /(?:in|during|back in|at) (?:my|our|20\d\d|19\d\d|the (?:first|second|third|last|final|summer|winter|spring|autumn|fall|middle|end|beginning))/,
      /(?:at|in|for) (?:my|the|a|an) (?:[\w-]+ ){0,3}(?:company|job|team|firm|school|university|internship|clinic|store|shop|agency|bank|startup|start-up|hospital|hotel|restaurant|role|office|department|club)/,
      /as (?:the |a |an )?(?:[\w-]+ ){0,3}(?:manager|lead|leader|head|assistant|trainee|intern|engineer|nurse|editor|student|volunteer|coordinator|supervisor)/,
      /(?:my|our) (?:previous|last|first|former|current) (?:[\w-]+ )?(?:job|role|team|company|manager|position|internship|employer)/,
      /(?:i|we) (?:was|were|had been|have been|am|worked|manage|managed|led|ran) (?:working|leading|running|part|a|an|the|in|on|as|at|asked|about|two|three|our)/,
      /(?:a couple|a few|one|two|three|four|five|\d+) (?:of )?(?:years|months|weeks|winters|summers) (?:ago|before|earlier)/,
      /one (?:day|time|project|case|of our|of my)/,
      /at the time/,
      /our team/,
      /there was/,
      /the (?:situation|background|context)/,
    ],
    "i",
  ),
  task: anyPhraseOf(
    [
      /my (?:task|job|goal|role|responsibility|part|aim|brief) (?:\w+ ){0,3}(?:was|were)/,
      /(?:i|we) (?:also )?(?:had|needed|wanted|was going|were going) to/,
      /(?:was|were) (?:asked|tasked|responsible|supposed|expected|due|meant)/,
      /responsib\w+ (?:for|was)/,
      /the (?:goal|aim|challenge|problem|deadline|objective|target|brief|question) (?:\w+ )?(?:was|were)/,
      /it (?:was up|fell|came down) to me/,
      /it was my job/,
      /in charge of/,
      /until (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|noon|\w+ \d)/,
      /due (?:in|by|on)/,
      /i was the one/,
      /the deadline/,
      /had until/,
      /(?:i|we) had (?:\w+ ){1,3}(?:hours?|days?|weeks?|months?) to/,
      /somebody had to/,
      /nobody else/,
    ],
    "i",
  ),
  action: new RegExp(
    String.raw`\b[Ii] (?:${joinSources(ACTION_ADVERBS)})?(?!(?:${joinSources(STATES)})\b)(?:${joinSources(ACTIONS)})\b(?! to (?:work|be)\b)`,
  ),
  result: anyPhraseOf(
    [
      /as a result/,
      /in the end/,
      /the (?:result|outcome|effect|impact) (?:was|is)/,
      /result(?:ed|ing) in/,
      /ended up/,
      /turned out/,
      /which (?:led|meant|cut|saved|brought|raised|reduced|increased)/,
      /led to/,
      /(?:increased|decreased|reduced|improved|achieved|saved|delivered|completed|gained|raised|dropped|doubled|halved|shipped|launched|resolved|succeeded|grew|fell|rose|won|finished|recovered|met|missed)\b[^.]{0,50}(?:\d|percent|half|third|on time|early|deadline|ahead|customer|client)/,
      /(?:fell|rose|dropped|grew|went|was|were|down|up) (?:down |up )?(?:from|by|(?<!up )to) (?:about |around |roughly |almost |nearly |under |over |below |only )?(?:[$€£]?\d|half|zero|none|nothing|a (?:third|quarter|half)|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty)/,
      /from \S+ (?:\w+ )?to \S+ (?:percent|a |an |per |\w+s\b)/,
      /i(?: have|'ve)? learn(?:ed|t)/,
      /what i learn/,
      /since then/,
      /looking back/,
      /the lesson/,
      /next time/,
      /(?:we|they|he|she|it) (?:still |now )?(?:shipped|launched|finished|delivered|hit|won|kept|opened|renewed|stayed|thanked|later)/,
      /on time/,
      /(?:an?|two|three|four|five|six|\d+) (?:hours?|days?|weeks?|months?) (?:early|sooner|ahead)/,
      /(?:minutes?|hours?|days?|weeks?|percent|%) (?:\w+ )?(?:shorter|faster|quicker|cheaper|less|fewer)/,
      /(?:it|that|this|everything|all) (?:all )?went (?:fine|well|smoothly)/,
      /(?:has|have) (?:been|come|stayed|kept|used) [^.]{0,40}\bsince(?=[.!]?$)/,
      /still (?:use|uses|used|in use|works|runs)/,
      /nobody (?:had )?left/,
      /no (?:lost|complaint|accident|further)/,
      /to this day/,
      /by the end/,
      /within (?:a|two|three|four|six|\d+) (?:day|week|month)/,
      /after (?:a|two|three|four|six|\d+) (?:day|week|month|quarter)s?/,
    ],
    "i",
  ),
};

/** How a story closes, without the words of a result. */
const CLOSING_CUE = anyPhraseOf(
  [
    /(?:they|he|she|we|both|everyone|everybody|nobody) (?:\w+ )?(?:agreed|said|came|shook|thanked|stopped|went|worked|accepted|left|closed|got|had|did|made|talks?|works?)/,
    /(?:it|that) (?:worked|held|settled|stuck|blew over|paid off)/,
    /next (?:day|week|month|quarter|year|season|time)|the (?:day|week|month|quarter|year) after/,
    /(?:after|since) (?:that|this|then)|afterwards|later|today|still|by now|nowadays|finally/,
    /(?:was|were) (?:right|fine|gone|over|happy|satisfied|done|settled|\d+)/,
  ],
  "i",
);
const CLOSING_SHARE = 2 / 3;

const STAR_PARTS: readonly StarPart[] = ["situation", "task", "action", "result"];
/** Cues are searched in this many characters of a sentence, which bounds the work. */
const MAX_SCAN_LENGTH = 600;
const MIN_CUE_LENGTH = 5;

function hasCue(sentence: Sentence, part: StarPart): boolean {
  if (sentence.text.length < MIN_CUE_LENGTH) return false;
  return STAR_CUES[part].test(sentence.text.slice(0, MAX_SCAN_LENGTH));
}

/** Whether a sentence says in so many words that it is a result. */
export function hasResultCue(sentence: Sentence): boolean {
  return hasCue(sentence, "result");
}

/** Whether a sentence reads like the end of a story. */
export function hasClosingCue({ text }: Sentence): boolean {
  return CLOSING_CUE.test(text.slice(0, MAX_SCAN_LENGTH));
}

/**
 * The sentences for each part of STAR (situation, task, action, result). An opening without a cue
 * counts
 * as the situation if the first action comes later, and the end of a story of several sentences as
 * the result if it reads like one.
 */
export function findStar(answer: Document): Record<StarPart, number[]> {
  const star: Record<StarPart, number[]> = { situation: [], task: [], action: [], result: [] };
  answer.sentences.forEach((sentence, index) => {
    for (const part of STAR_PARTS) if (hasCue(sentence, part)) star[part].push(index);
  });
  const firstAction = star.action[0] ?? 0;
  if (star.situation.length === 0 && firstAction > 0) star.situation.push(0);
  const closing = Math.floor(answer.sentences.length * CLOSING_SHARE);
  if (star.result.length === 0 && star.action.length > 0 && closing > 1)
    answer.sentences.slice(closing).forEach((sentence, index) => {
      if (hasClosingCue(sentence)) star.result.push(closing + index);
    });
  return star;
}
