import { STORY_KIND_IDS, type StoryKindId } from "~/data/story-kinds";
import type { JobInterview } from "./types";

/** Words of postings that ask for a kind of story. */
const WORDS: Record<StoryKindId, RegExp> = {
  "conflict-manager":
    /\b(?:speak(?:ing)? up|speak out|challenge(?:s|d)? (?:decisions|constructively|others)|senior stakeholders?|escalat\w+|whistleblow\w+|advocat(?:e|es|ing) for|safeguard\w*|(?:senior|line|upper|your|our|the|with|between) (?:management(?! of)|managers?|supervisors?)|integrity|courage)\b/gi,
  "conflict-colleague":
    /\b(?:team ?work(?:ing)?|team player|work(?:ing)? (?:closely )?(?:with|alongside) (?:others|colleagues|a team|teams)|cross[- ]functional|multi[- ]?disciplinary|collaborat\w+|interpersonal|conflicts?|colleagues?|stakeholders?)\b/gi,
  "bad-news":
    /\b(?:famil(?:y|ies)|relatives|breaking bad news|difficult (?:news|conversations?)|sensitive (?:information|conversations?|situations?)|compassion\w*|empath\w+|end[- ]of[- ]life|palliative)\b/gi,
  pressure:
    /\b(?:pressure|deadlines?|fast[- ]paced|busy|priorit(?:y|ies|ise|ize|ising|izing|isation|ization)|on[- ]call|shifts?|time management|multi[- ]?task\w*|demanding|incidents?|emergenc(?:y|ies)|acute)\b/gi,
  "difficult-customer":
    /\b(?:customers?|clients?|patients?|guests?|parents?|complaints?|service users?|public|claimants?)\b/gi,
  mistake:
    /\b(?:mistakes?|errors?|incident reports?|near miss(?:es)?|accura(?:cy|te)|attention to detail|accountab\w+|responsib(?:le|ility)|root cause|post[- ]?mortems?|learn(?:ing)? from|medication|reported)\b/gi,
  "little-information":
    /\b(?:ambigu\w+|judge?ment|decision[- ]making|decisions?|autonom\w+|independent(?:ly)?|initiative|uncertaint\w+|problem[- ]solv\w+|triage|assess(?:ment|ing)?|diagnos\w+|unclear)\b/gi,
  teaching:
    /\b(?:teach\w*|train(?:ing|ed|s)?|mentor\w*|coach\w*|preceptor\w*|students?|onboard\w*|juniors?|pupils?|explain\w*|apprentices?|supervis(?:e|ing) (?:students|juniors))\b/gi,
  leading:
    /\b(?:lead(?:s|ing|er|ers|ership)?|manag(?:e|es|ing|er|ement) (?:a |the |of )?(?:team|people|staff|ward|shift)|supervis\w+|line manage\w*|team of|delegat\w+|head of|sister|charge nurse|direct reports?|motivat\w+)\b/gi,
  change:
    /\b(?:change|changes|improv\w+|innovat\w+|transform\w+|quality improvement|process(?:es)?|audits?|migrat\w+|refactor\w*|moderni[sz]\w+|automat\w+|new ways?)\b/gi,
  "saying-no":
    /\b(?:boundar(?:y|ies)|negotiat\w+|push(?:ing)? back|scope|complian\w+|polic(?:y|ies)|standards|trade[- ]offs?|confidential\w*|budgets?|capacity)\b/gi,
  "proud-result":
    /\b(?:results?|achiev\w+|targets?|goals?|impact|track record|deliver(?:y|ed|ing|s)?|outcomes?|kpis?|metrics|revenue|quota)\b/gi,
};

/** What a field asks about, whatever the posting says. */
const OF_FIELD: Readonly<Record<string, readonly StoryKindId[]>> = {
  technology: ["little-information", "mistake", "conflict-colleague"],
  healthcare: ["difficult-customer", "mistake", "bad-news"],
  business: ["conflict-colleague", "proud-result", "change"],
  education: ["teaching", "difficult-customer"],
  legal: ["saying-no", "difficult-customer"],
  engineering: ["mistake", "little-information", "pressure"],
  environmental: ["change", "little-information"],
  finance: ["mistake", "saying-no", "pressure"],
  marketing: ["proud-result", "difficult-customer"],
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
