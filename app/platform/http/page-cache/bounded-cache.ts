interface Limits {
  maxEntries: number;
  maxBytes: number;
  maxAgeInMs: number;
}

interface Entry<Value> {
  key: string;
  value: Value;
  bytes: number;
  expiresAt: number;
  usedAt: number;
}

/** How exactly the cache knows what was used last: moving an entry at each use costs more than finding it. */
const USE_PRECISION_IN_MS = 1000;

/** Keeps what was used last, within a number of entries and of bytes, and nothing older than its age. */
export function createBoundedCache<Value>({ maxEntries, maxBytes, maxAgeInMs }: Limits) {
  // In the order of their last use.
  const entries = new Map<string, Entry<Value>>();
  let totalBytes = 0;

  function remove(key: string): void {
    totalBytes -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }

  return {
    get(key: string, now: number): Value | undefined {
      const entry = entries.get(key);
      if (!entry) return undefined;
      if (entry.expiresAt <= now) {
        remove(key);
        return undefined;
      }
      if (now - entry.usedAt >= USE_PRECISION_IN_MS) {
        entry.usedAt = now;
        entries.delete(key);
        // The entry's own key: one made for each request would stay in memory.
        entries.set(entry.key, entry);
      }
      return entry.value;
    },
    set(key: string, value: Value, bytes: number, now: number, ageInMs = maxAgeInMs): void {
      remove(key);
      if (bytes > maxBytes) return;
      const expiresAt = now + Math.min(ageInMs, maxAgeInMs);
      entries.set(key, { key, value, bytes, expiresAt, usedAt: now });
      totalBytes += bytes;
      for (const oldest of entries.keys()) {
        if (entries.size <= maxEntries && totalBytes <= maxBytes) break;
        remove(oldest);
      }
    },
    size: () => ({ entries: entries.size, bytes: totalBytes }),
  };
}
