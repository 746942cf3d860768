import type { StarPart } from "~/coach/types";
import type { Document, Sentence } from "~/coach/text/document";

const CUES: Readonly<Record<StarPart, RegExp>> = {
  situation: /\b(?:when (?:i|we)|last (?:year|month|summer|spring|fall|autumn|winter)|(?:in|during|back in) (?:my|our|20\d\d|19\d\d|the (?:first|second|third|last|final))|at (?:my|the|a) (?:\w+ )?(?:company|job|team|firm|school|university|internship|clinic|store|shop|agency|bank|startup|start-up|hospital|role)|my (?:previous|last|first|former|current) (?:\w+ )?(?:job|role|team|company|manager|position|internship)|(?:i|we) (?:was|were) (?:working|leading|running|part|a|an|the|in|on|asked|about|two|three)|a (?:couple|few) (?:of )?(?:years|months|weeks) ago|(?:two|three|four|\d+) (?:years|months|weeks) (?:ago|before)|one (?:day|time|project|of our|of my)|at the time|our team|there was|the (?:situation|background|context))\b/i,
  task: /\b(?:my (?:task|job|goal|role|responsibility|part|aim|brief) (?:was|were)|(?:i|we) (?:had|needed|wanted) to|(?:was|were) (?:asked|tasked|responsible|supposed|expected|due|meant) (?:to|for|with)?|responsib\w+ (?:for|was)|the (?:goal|aim|challenge|problem|deadline|objective|target|brief) (?:was|were)|it was (?:up to me|my job)|in charge of|had until|due (?:in|by|on))\b/i,
  action: /\bI (?:\w+ly |also |then |first |therefore |personally |finally )?(?:\w+ed|went|wrote|built|led|ran|set|made|took|gave|spoke|met|sat|brought|put|kept|held|sent|drew|found|chose|split|cut|taught|began|told|got|did|showed|laid|drove|came|read|rebuilt|rewrote|broke)\b/,
  result: /\b(?:as a result|in the end|the (?:result|outcome|effect|impact)|result(?:ed|ing)? (?:was|in)|ended up|which (?:led|meant|cut|saved|brought|raised|reduced|increased)|led to|(?:increas|decreas|reduc|improv|achiev|sav|deliver|complet|gain|rais|dropp|doubl|halv|shipp|launch|resolv|succeed|grew|grow|fell|rose|won|finish|recover)\w*\b.{0,60}(?:\d|%|percent|on time|early|deadline|ahead|customer|client|team)|(?:fell|rose|dropped|went|grew|down|up) (?:from|by|to)\b|from \S+ to \S+|I learn(?:ed|t)|what I learn|since then|looking back|the lesson|next time|we (?:shipped|launched|finished|delivered|met|hit|won|kept)|on time|still (?:use|uses|in use))\b/i,
};

const PARTS: readonly StarPart[] = ["situation", "task", "action", "result"];
/** Cues are looked for in this many characters of a sentence, which bounds the work. */
const LONGEST_LOOK = 600;

function says(sentence: Sentence, part: StarPart): boolean {
  return CUES[part].test(sentence.text.slice(0, LONGEST_LOOK));
}

/** The sentences that tell each part of STAR (situation, task, action, result). */
export function findStar(answer: Document): Record<StarPart, number[]> {
  const star: Record<StarPart, number[]> = { situation: [], task: [], action: [], result: [] };
  answer.sentences.forEach((sentence, at) => {
    for (const part of PARTS) if (says(sentence, part)) star[part].push(at);
  });
  return star;
}
