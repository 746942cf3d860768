/** Where the rules are; they must have a content type of their own, so they are no file. */
export const SPECULATION_RULES_PATH = "/speculation-rules.json";

/**
 * Pages that a browser may fetch while the pointer rests on a link to them. Only ones that are the
 * same for everyone are listed, so that no address that does something is ever among them.
 */
export const PREFETCHED_PAGES = [
  "/",
  "/about",
  "/assessment",
  "/assessment/methods",
  "/blog",
  "/blog/:article",
  "/careers/:field",
  "/careers/:field/:role",
  "/contact",
  "/how-scoring-works",
  "/interview",
  "/learning",
  "/learning/:course",
  "/login",
  "/mentors",
  "/mentors/:mentor",
  "/motivation",
  "/occupations",
  "/occupations/:code",
  "/preferences",
  "/privacy",
  "/register",
  "/resources",
  "/terms",
];

const rules = {
  prefetch: [{ where: { href_matches: PREFETCHED_PAGES }, eagerness: "moderate" }],
};

export function respondWithSpeculationRules(): Response {
  return new Response(JSON.stringify(rules), {
    headers: {
      "Content-Type": "application/speculationrules+json",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
