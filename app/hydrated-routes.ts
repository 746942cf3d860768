/** An answer with its clock, camera and editor, and its review. */
const INTERVIEW_ROUTES: readonly string[] = [
  "routes/interview.sessions.$id._index",
  "routes/interview.sessions.$id.follow-up.$number",
  "routes/interview.sessions.$id.review.$number",
];

/** Only where its loader says `hydrates: true`: with an exercise in code. */
const LESSON_ROUTE = "routes/learning.$slug_.$lesson";

/**
 * Routes with pages that load React, because someone works in them. All other pages work with HTML and one small
 * script (entry.enhance.ts).
 */
export const HYDRATED_ROUTES: readonly string[] = [...INTERVIEW_ROUTES, LESSON_ROUTE];

/** Whether a page of this route loads React. */
export function hydrates(routeId: string, loaderData: unknown): boolean {
  if (routeId !== LESSON_ROUTE) return INTERVIEW_ROUTES.includes(routeId);
  const lesson = loaderData as { hydrates?: boolean } | undefined;
  return lesson?.hydrates === true;
}

/** Whether a link from a page with React is left to Remix's router. Others load a document. */
export function isRouted(routeId: string): boolean {
  return INTERVIEW_ROUTES.includes(routeId);
}
