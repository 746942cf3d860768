import { stem } from "./stem";

/** Pairs of opposites in explanations, by stem. */
const ANTONYM_PAIRS = `
increase decrease|increase reduce|rise fall|grow shrink|grow decline|more less|more fewer|most least|greater smaller|greater less|larger smaller|large small|big small|
higher lower|high low|raise lower|long short|longer shorter|fast slow|faster slower|quickly slowly|quick slow|early late|earlier later|before after|first last|
begin end|start stop|start finish|start end|open close|opened closed|enable disable|allow prevent|allow deny|allow forbid|permit forbid|accept reject|include exclude|
add remove|add subtract|insert delete|create destroy|gain lose|win lose|buy sell|push pull|push pop|send receive|sender receiver|read write|upload download|import export|
encode decode|encrypt decrypt|compress decompress|attach detach|connect disconnect|connected separated|connected disconnected|lock unlock|allocate deallocate|
success failure|succeed fail|pass fail|true false|right wrong|correct incorrect|correct wrong|valid invalid|legal illegal|possible impossible|able unable|equal unequal|
same different|similar different|identical different|always never|all none|every no|everything nothing|both neither|any no|often rarely|usually rarely|
good bad|better worse|best worst|strong weak|stronger weaker|strength weakness|advantage disadvantage|benefit drawback|positive negative|plus minus|
hot cold|warm cool|heat cool|hard soft|harder easier|hard easy|difficult easy|simple complex|simple complicated|light heavy|lighter heavier|thick thin|wide narrow|deep shallow|
rough smooth|coarse fine|full empty|wet dry|dark bright|dark light|clean dirty|new old|young old|near far|close far|closer farther|inside outside|internal external|inner outer|
up down|above below|top bottom|upper lower|left right|front back|forward backward|north south|east west|horizontal vertical|ascending descending|
public private|local global|local remote|static dynamic|mutable immutable|constant variable|fixed variable|temporary permanent|synchronous asynchronous|serial parallel|sequential parallel|series parallel|
reliable unreliable|stable unstable|safe unsafe|safe dangerous|secure insecure|ordered unordered|sorted unsorted|known unknown|visible invisible|dependent independent|consistent inconsistent|
efficient inefficient|direct indirect|active passive|active inactive|primary secondary|primitive compound|abstract concrete|general specific|single multiple|unique duplicate|one-way two-way|
minimum maximum|minimize maximize|min max|best-case worst-case|ceiling floor|numerator denominator|head tail|parent child|leaf root|client server|producer consumer|source destination|
compile interpret|compiled interpreted|stack queue|supply demand|profit loss|income expense|revenue cost|asset liability|cheap expensive|rich poor|
live dead|alive dead|birth death|awake asleep|solid liquid|acid base|attract repel|absorb emit|absorb reflect|conductor insulator|magnetic nonmagnetic|complete incomplete|
present absent|presence absence|with without|support oppose|agree disagree|like dislike|love hate|cause prevent|improve worsen|help hurt|help hinder|protect expose|
float sink|push attract|expand contract|melt freeze|evaporate condense|erode deposit|combine separate|join split|together apart|together separately|
mandatory optional|required optional|necessary unnecessary|explicit implicit|manual automatic|centralized decentralized|centralized distributed|distributed central|wired wireless|
connection-oriented connectionless|stateful stateless|linear quadratic|linear exponential|constant linear|even odd|hidden exposed|hide reveal|hide expose|keep discard|keep drop
`;

const OPPOSITES_BY_STEM = new Map<string, Set<string>>();

function addOpposite(left: string, right: string): void {
  const opposites = OPPOSITES_BY_STEM.get(left) ?? new Set<string>();
  opposites.add(right);
  OPPOSITES_BY_STEM.set(left, opposites);
}

for (const pair of ANTONYM_PAIRS.replaceAll("\n", "").split("|")) {
  const [left, right] = pair.trim().split(" ").map(stem);
  if (!left || !right) continue;
  addOpposite(left, right);
  addOpposite(right, left);
}

const EMPTY_SET: ReadonlySet<string> = new Set();

/** The stems that mean the opposite of a stem. */
export function getOpposites(word: string): ReadonlySet<string> {
  return OPPOSITES_BY_STEM.get(word) ?? EMPTY_SET;
}
