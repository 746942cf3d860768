/**
 * For lazy(): where the code doesn't come, the <Suspense> keeps what it shows, instead of the whole page becoming an
 * error page. Firefox ends what a page is still loading as soon as someone leaves it, well before the next one is there.
 */
export function keepFallback<T>(loading: Promise<T>): Promise<T> {
  return loading.catch(() => new Promise<never>(() => {}));
}
