/**
 * Routes whose pages load React, because somebody works in them: an answer with its clock, camera and editor, its
 * review, code in a lesson. All other pages work with HTML and one small script (entry.enhance.ts), and a link to them
 * loads a document.
 */
export const HYDRATED_ROUTES: readonly string[] = [
  "routes/interview.sessions.$id._index",
  "routes/interview.sessions.$id.follow-up.$number",
  "routes/interview.sessions.$id.review.$number",
  "routes/learning.$slug_.$lesson",
];

/** Whether a page of this route loads React. Its loader may say `hydrates: false` of one that needs none. */
export function hydrates(routeId: string, loaderData: unknown): boolean {
  const page = loaderData as { hydrates?: boolean } | undefined;
  return HYDRATED_ROUTES.includes(routeId) && page?.hydrates !== false;
}
