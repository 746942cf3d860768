/** An answer, with its clock, camera and editor. */
const ANSWER_ROUTES: readonly string[] = [
  "routes/interview.sessions.$id._index",
  "routes/interview.sessions.$id.follow-up.$number",
];

/** Only where its loader says `hydrates: true`: where a second opinion can be asked for. */
const REVIEW_ROUTE = "routes/interview.sessions.$id.review.$number";

/** Only where its loader says `hydrates: true`: with an exercise in code. */
const LESSON_ROUTE = "routes/learning.$slug_.$lesson";

/**
 * Routes with pages that load React, because someone works in them. All other pages work with HTML and one small
 * script (entry.enhance.ts).
 */
export const HYDRATED_ROUTES: readonly string[] = [...ANSWER_ROUTES, REVIEW_ROUTE, LESSON_ROUTE];

/** Whether a page of this route loads React. */
export function hydrates(routeId: string, loaderData: unknown): boolean {
  if (routeId !== REVIEW_ROUTE && routeId !== LESSON_ROUTE) return ANSWER_ROUTES.includes(routeId);
  const page = loaderData as { hydrates?: boolean } | undefined;
  return page?.hydrates === true;
}

/** Whether a link from a page with React is left to Remix's router. Others load a document. */
export function isRouted(routeId: string): boolean {
  return routeId === REVIEW_ROUTE || ANSWER_ROUTES.includes(routeId);
}
