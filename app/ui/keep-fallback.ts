/**
 * For code that is loaded later: where it doesn't come, what is there stays, instead of an error taking its place.
 * Firefox ends what a page is still loading as soon as someone leaves it, well before the next one is there.
 */
export function keepFallback<T>(loading: Promise<T>): Promise<T> {
  return loading.catch(() => new Promise<never>(() => {}));
}
