/**
 * Routes whose pages are only read: they load no React, and a link to them loads a document. Each says so by
 * `handle = { hydrates: false }`, which only the server can ask before a page is loaded; the browser asks this list.
 */
export const READING_ROUTES: readonly string[] = [
  "routes/$",
  "routes/_index",
  "routes/about",
  "routes/assessment._index",
  "routes/assessment.methods",
  "routes/blog.$slug",
  "routes/blog._index",
  "routes/careers.$field",
  "routes/careers.$field_.$role",
  "routes/careers.$field_.certifications",
  "routes/careers.finance",
  "routes/careers.marketing",
  "routes/how-scoring-works",
  "routes/interview.due",
  "routes/learning.$slug",
  "routes/learning.$slug_.all",
  "routes/learning._index",
  "routes/mentors._index",
  "routes/motivation",
  "routes/occupations.$code",
  "routes/occupations._index",
  "routes/privacy",
  "routes/profile._index",
  "routes/profile.learning",
  "routes/profile.sessions",
  "routes/profile.skills",
  "routes/resources",
  "routes/terms",
];
