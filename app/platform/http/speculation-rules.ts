// While the pointer rests on a link, a browser may prepare its page. Only pages that are the same for
// everyone are listed, so that no address that does something is ever among them.

/** Loaded and laid out, unseen: pages that are only read. */
export const PRERENDERED_PAGES = [
  "/",
  "/about",
  "/assessment/methods",
  "/blog",
  "/blog/:article",
  "/careers/:field",
  "/careers/:field/:role",
  "/how-scoring-works",
  "/how-scoring-works/tests",
  "/motivation",
  "/occupations",
  "/occupations/:code",
  "/privacy",
  "/resources",
  "/terms",
];

/** Fetched alone: what their scripts do, such as sending a time zone, would happen on a page that may never be seen. */
export const PREFETCHED_PAGES = [
  "/assessment",
  "/contact",
  "/interview",
  "/learning",
  "/learning/:course",
  "/login",
  "/mentors",
  "/mentors/:mentor",
  "/preferences",
  "/register",
];

/** As the text of a script element. */
export const SPECULATION_RULES = JSON.stringify({
  prerender: [{ where: { href_matches: PRERENDERED_PAGES }, eagerness: "moderate" }],
  prefetch: [{ where: { href_matches: PREFETCHED_PAGES }, eagerness: "moderate" }],
});
