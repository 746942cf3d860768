import { stem } from "./stem";

/**
 * Synonyms in explanations, with groups separated by bars. Everyday words ("get", "make") are
 * excluded:
 * they are too general to be evidence.
 */
const SYNONYM_GROUPS = `
hold store contain|address location|method function procedure subroutine routine|begin start|execute run|convert translate transform|remove delete erase|insert add|
element item entry|quick fast rapid|allocate reserve|call invoke|copy duplicate replicate|parameter argument|identical equal|different distinct|multiple several numerous|
error mistake fault bug defect|check verify validate|finish terminate|change modify alter update|create construct produce generate|find search locate|big large|small little tiny|
require necessary|retrieve obtain fetch|provide supply|display present|choose select pick|permit allow|stop halt|hide conceal|link connect|split divide separate partition|join combine merge|
reply respond response|repeat iterate loop|order sequence|part portion piece section segment|problem issue|benefit advantage|drawback disadvantage downside|program software application|
person individual human|reduce decrease lessen|increase raise|fix repair solve resolve|happen occur|goal aim objective purpose|important significant crucial essential|entire whole|
cheap inexpensive|expensive costly|expand grow|main primary principal|incorrect wrong|safe secure|easy simple|difficult hard|complex complicated|often frequent|rare seldom|guarantee ensure|
amount quantity|movement motion|size length|memory storage|computer machine|delay latency|object instance|inherit derive|attribute property field|visit traverse walk|swap exchange|
send transmit|confirm acknowledge acknowledgment ack|sequence seq|maximum max|minimum min|variable var|information info|configuration config|database db|identifier id|number num|fixed static|node vertex|speed fast|
duplicate redundant|isolate separate|avoid prevent|spread distribute|place spot location|task job|customer client|company firm business|employee worker staff|buy purchase|cost expense|measure metric|
estimate approximate|assume suppose|rise increase|fall drop decline decrease|help assist support|teach train|speak talk|o(n) linear|o(logn) logarithmic|o(n2) quadratic
`;

const SYNONYMS_BY_STEM = new Map<string, readonly string[]>();
for (const group of SYNONYM_GROUPS.replaceAll("\n", "").split("|")) {
  const stems = group
    .trim()
    .split(" ")
    .map((word) => (word.includes("(") ? word : stem(word)));
  for (const own of stems)
    SYNONYMS_BY_STEM.set(own, [
      ...(SYNONYMS_BY_STEM.get(own) ?? []),
      ...stems.filter((other) => other !== own),
    ]);
}

const EMPTY_LIST: readonly string[] = [];

/** The synonyms of a stem. */
export function getSynonyms(word: string): readonly string[] {
  return SYNONYMS_BY_STEM.get(word) ?? EMPTY_LIST;
}
