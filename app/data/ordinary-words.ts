const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));

/** Names of technologies and methods that are ordinary words too. */
export const ORDINARY_NAMES = words(
  "react ruby rust go swift dart flask node express spring excel spark lean sass airflow snowflake epic sage oracle workday sketch concur illustrator inventor gong cypress",
);

/** After an ordinary word, these make it a name: a react developer. */
export const NOUNS_OF_NAMES = words(
  "developer developers engineer engineers programmer programmers programming framework library codebase hooks frontend backend spreadsheets macros microservices",
);

/** The same after a word with a capital letter: Go code, Excel formulas. */
export const NOUNS_OF_CAPITALIZED_NAMES = words(
  "code language app apps application applications api apis components skills experience formulas reports tools certification stack scripts jobs pipelines principles methods",
);

/** Before “in”, “with” and the like, these make a capitalized word after them a name: written in Go. */
export const CUES_OF_NAMES = words(
  "experience experienced expertise proficient proficiency fluent fluency skilled knowledge familiar familiarity background competent competence confident written write built build building developed developing implemented coding programming apps applications services software languages language frameworks framework tools libraries technologies stack",
);

/** Directly before a capitalized word: using React. */
export const VERBS_BEFORE_NAMES = words("use uses using used know knows learn learned learning");
