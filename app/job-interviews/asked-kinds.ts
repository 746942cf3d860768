import { STORY_KIND_IDS, type StoryKindId } from "~/data/story-kinds";
import type { JobInterview } from "./types";

/** Words of postings that ask for a kind of story. */
const WORDS: Record<StoryKindId, RegExp> = {
  "conflict-manager":
    /\b(?:speak(?:ing)? (?:up|out)|disagree\w*|challenge(?:s|d)? (?:decisions|assumptions|constructively|others|poor practice|the status quo)|escalat\w+|whistleblow\w+|advocat(?:e|es|ing) for|senior (?:stakeholders?|management(?! of)|managers|leaders|leadership)|(?:with|between|influenc(?:e|ing)|persuad(?:e|ing)) (?:upper |line )?(?:management(?! of)|managers?|supervisors?)|manag(?:e|ing) up(?:wards?)?|courage)\b/gi,
  "conflict-colleague":
    /\b(?:team ?work(?:ing)?|team player|(?:part|member) of (?:a|the|our) (?:\w+ )?team|(?:small|close[- ]knit) (?:\w+ )?team|work(?:ing|s)? (?:closely )?(?:with|alongside) (?:others|colleagues|a team|teams)|cross[- ]functional|(?:multi|inter)[- ]?(?:disciplinary|professional)|collaborat\w+|interpersonal|conflicts?|disagree\w*|colleagues?|stakeholders?)\b/gi,
  "bad-news":
    /\b(?<!complaints? (?:of|from|by) )(?:families|relatives|next of kin|family members|breaking bad news|difficult news|(?:difficult|honest|hard|tough) conversations?|sensitive(?:ly| information| conversations?| situations?| way| manner)|manag(?:e|es|ing) (?:\w+ )?expectations|compassion\w*|end[- ]of[- ]life|palliative|bereave\w+|dementia|redundanc(?:y|ies))\b/gi,
  pressure:
    /\b(?:pressure|stress(?:ful)?|resilien\w+|stay(?:s|ing)? calm|calmly|deadlines?|fast[- ]paced|busy|peak|high[- ]volume|workload|competing (?:demands|requests)|priorit(?:y|ies|ise|ize|ising|izing|isation|ization)|on[- ]call|call[- ]?outs?|time management|juggl\w+|multi[- ]?task\w*|demanding|incidents?|emergenc(?:y|ies)|acute|month[- ]end|on time and|delays)\b/gi,
  "difficult-customer":
    /\b(?:customers?|clients?|patients|patient (?:care|contact|experience|safety)|guests?|diners|parents|complaints?|service users?|residents|tenants|passengers|visitors|callers|shoppers|home ?owners|members of the public|(?:the general|the) public(?! sector)|public[- ]facing|suppliers?|empath\w+|de[- ]?escalat\w+|challenging behaviou?rs?|claimants?)\b/gi,
  mistake:
    /\b(?:mistakes?|errors?|incident reports?|near miss(?:es)?|accura(?:cy|te|tely)|(?:attention to|eye for) detail|accountab\w+|own(?:ing)? up|root cause|post[- ]?mortems?|learn(?:ing)? from|medicines?|medications?|right first time|(?:health and|patient|food|site) safety|hazards?|defects?|hygiene|haccp|reconcil\w+)\b/gi,
  "little-information":
    /\b(?:ambigu\w+|judge?ment|decision[- ]making|mak(?:e|es|ing) (?:\w+ )?decisions|autonom\w+|independent(?:ly)?|work(?:ing|s)? (?:alone|unsupervised)|initiative|uncertaint\w+|problem[- ]solv\w+|critical thinking|troubleshoot\w*|fault[- ]?finding|find faults|triage|diagnos\w+|deteriorating|unclear)\b/gi,
  teaching:
    /\b(?:teach\w*|train(?:s|ing)? (?:and \w+ )?(?:new|other|others|staff|juniors?|colleagues|apprentices?|students|commis|users|nurses|team)|mentor\w*|coach(?:es|ing)?(?! (?:drivers?|compan\w+|tours?))|precept\w*|students?|onboard(?:ing)? (?:new|of)|juniors|pupils?|apprentices?|explain\w* (?:\w+ ){0,6}to non[- ]\w+|educat(?:e|ing) (?:patients|families|staff|clients|customers))\b/gi,
  leading:
    /\b(?:leadership|(?:team|shift|tech|technical|project|section|squad|subject) lead(?:er|ers|s)?|lead(?:s|ing)? (?:and \w+ )?(?:a|an|the|our|your|by|on|\d+|two|three|four|five|six|seven|eight|nine|ten|teams?|people|others|staff|shifts?|projects?)|lead (?:nurse|teacher|engineer|developer|designer|technician|electrician)|manag(?:e|es|ing|er|ement) (?:a |the |of )?(?:team|people|staff|ward|shift)|supervis(?:e|es|ing|ory)|supervisor$|manager$|line manage(?:s|ment)?|(?:take|taking|in) charge|delegat\w+|head of|sister|charge nurse|matron|head ?teacher|head chef|sous chef|foreman|direct reports?|motivat(?:e|es|ing))\b/gi,
  change:
    /\b(?:(?:drive|lead|manage|embrace|implement)s? change|change management|improv(?:e|es|ing|ements?)|innovat\w+|transform(?:s|ing|ation)|(?:our|new|better|existing) process(?:es)?|clinical audits?|migrat\w+|refactor\w*|moderni[sz]\w+|automat(?:e|es|ing|ion)|new (?:ways?|ideas)|bring(?:s|ing)? ideas|simplify)\b/gi,
  "saying-no":
    /\b(?:boundar(?:y|ies)|negotiat\w+|push(?:es|ing)? back|say(?:ing)? no|(?:manage|control|protect)\w* (?:the )?scope|scope creep|complian(?:ce|t)|trade[- ]offs?|confidential\w*|budgets?|competing (?:demands|requests|priorities)|manag(?:e|es|ing) (?:\w+ )?expectations|data protection|stop (?:the )?work)\b/gi,
  "proud-result":
    /\b(?:results[- ](?:driven|oriented|focused)|(?:get|deliver|drive|achieve|proven)\w* results|achiev\w+|targets?|goals?|impact|track record|outcomes?|kpis?|metrics|revenue|quota|pick rates?|take pride|own (?:features|projects|the))\b/gi,
};

/** What a field asks about, whatever the posting says. */
const OF_FIELD: Readonly<Record<string, readonly StoryKindId[]>> = {
  technology: ["little-information", "mistake", "conflict-colleague"],
  healthcare: ["difficult-customer", "mistake", "pressure"],
  business: ["conflict-colleague", "proud-result", "change"],
  education: ["teaching", "difficult-customer", "mistake"],
  legal: ["saying-no", "difficult-customer", "pressure"],
  engineering: ["mistake", "little-information", "pressure"],
  environmental: ["change", "little-information", "conflict-colleague"],
  finance: ["mistake", "saying-no", "pressure"],
  marketing: ["proud-result", "mistake", "difficult-customer"],
};

/** Asked nearly everywhere: fills up what a short posting leaves open. */
const NEARLY_ALWAYS: readonly StoryKindId[] = [
  "conflict-colleague",
  "mistake",
  "pressure",
  "proud-result",
  "conflict-manager",
  "difficult-customer",
];
const ENOUGH = 6;
const MAX_COUNT = 4;
/** A role's name says more than a line of its posting. */
const ROLE_WEIGHT = 3;
const FIELD_WEIGHT = 2;

type Asking = Pick<JobInterview, "posting" | "field" | "role">;

/**
 * The kinds of story that a job interview asks for, the likeliest first: by the words of its posting and role, and by
 * its field. Without a posting, all twelve, those of its role and field first.
 */
export function listAskedKinds({ posting, field, role }: Asking): StoryKindId[] {
  const weights = new Map<StoryKindId, number>();
  const add = (kind: StoryKindId, weight: number) =>
    weights.set(kind, (weights.get(kind) ?? 0) + weight);
  for (const kind of STORY_KIND_IDS) {
    add(kind, Math.min(MAX_COUNT, countWords(posting, WORDS[kind])));
    if (countWords(role, WORDS[kind]) > 0) add(kind, ROLE_WEIGHT);
  }
  for (const kind of OF_FIELD[field ?? ""] ?? []) add(kind, FIELD_WEIGHT);
  const ranked = STORY_KIND_IDS.toSorted((a, b) => (weights.get(b) ?? 0) - (weights.get(a) ?? 0));
  if (posting === "") return ranked;
  const named = ranked.filter((kind) => (weights.get(kind) ?? 0) > 0);
  const filled = new Set(named);
  for (const kind of NEARLY_ALWAYS) if (filled.size < ENOUGH) filled.add(kind);
  return [...filled];
}

/**
 * Those that a job interview names itself: by its posting, else by its field. None where neither is known, because all
 * twelve would be as good as none.
 */
export function listNamedKinds(interview: Asking): readonly StoryKindId[] {
  return interview.posting === ""
    ? (OF_FIELD[interview.field ?? ""] ?? [])
    : listAskedKinds(interview);
}

function countWords(text: string, words: RegExp): number {
  return text.match(words)?.length ?? 0;
}
