/** Words with the same base form: irregular past forms, and words for the same person at work. */

const IRREGULAR_VERBS = `
become became|begin began begun|break broke broken|bring brought|build built|buy bought|catch caught|choose chose chosen|come came|deal dealt|do did done|draw drew drawn|drive drove driven|
eat ate eaten|fall fell fallen|fight fought|find found|fly flew flown|forget forgot forgotten|get got gotten|give gave given|go went gone|grow grew grown|hear heard|hide hid hidden|hold held|
keep kept|know knew known|lead led|lend lent|lose lost|make made|meet met|overcome overcame|pay paid|rebuild rebuilt|rewrite rewrote rewritten|rise rose risen|run ran|say said|see saw seen|seek sought|sell sold|
send sent|shake shook shaken|show showed shown|sit sat|sleep slept|speak spoke spoken|spend spent|stand stood|steal stole stolen|take took taken|teach taught|tell told|think thought|throw threw thrown|
understand understood|wake woke woken|wear wore worn|win won|withdraw withdrew withdrawn|write wrote written`;

const JOB_TITLES =
  "manager boss bosses supervisor supervisors|colleague coworker coworkers teammate teammates workmate workmates";

const BASE_BY_FORM = new Map(
  `${IRREGULAR_VERBS}|${JOB_TITLES}`
    .split("|")
    .map((line) => line.trim().split(" "))
    .flatMap(([base = "", ...forms]) => forms.map((form) => [form, base] as const)),
);

/** The base form used for comparison: "told" becomes "tell", "boss" becomes "manager". */
export function getBaseWord(word: string): string {
  return BASE_BY_FORM.get(word) ?? word;
}

const IRREGULAR_BASES = new Set(
  IRREGULAR_VERBS.split("|").map((line) => line.trim().split(" ")[0] ?? ""),
);

const IRREGULAR_PAST_FORMS = new Set(
  [...BASE_BY_FORM].flatMap(([form, base]) =>
    IRREGULAR_VERBS.includes(`${base} ${form}`) ? [form] : [],
  ),
);

/** Past forms that are also the present: "put", "cut". */
const SAME_PAST_FORMS = new Set("shut put cut set let hit quit".split(" "));

/** True for "put", "cut" and others whose past form is the present form. */
export function isSamePast(word: string): boolean {
  return SAME_PAST_FORMS.has(word);
}

/** True for an irregular verb's base form: "take", "give". */
export function isIrregularBase(word: string): boolean {
  return IRREGULAR_BASES.has(word);
}

/** True for an irregular past form that isn't also a present form: "gave", "told". */
export function isIrregularPast(word: string): boolean {
  return IRREGULAR_PAST_FORMS.has(word);
}
