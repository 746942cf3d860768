/** The kinds of results, in the order in which equally good ones are shown. */
export const SEARCH_KINDS = [
  "questions",
  "careers",
  "occupations",
  "courses",
  "mentors",
  "articles",
  "resources",
  "pages",
] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

export const KIND_LABELS: Record<SearchKind, string> = {
  questions: "Practice questions",
  careers: "Fields and roles",
  occupations: "Occupations",
  courses: "Courses and lessons",
  mentors: "Mentors",
  articles: "Articles",
  resources: "Resources",
  pages: "Pages",
};
