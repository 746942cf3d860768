/** What is the same for everyone until the next start is computed once; after a failure, once more. */
export function computeOnce<T>(compute: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => {
    result ??= compute().catch((error: unknown) => {
      result = undefined;
      throw error;
    });
    return result;
  };
}
