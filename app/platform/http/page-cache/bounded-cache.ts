interface Limits {
  maxEntries: number;
  maxBytes: number;
  maxAgeInMs: number;
}

interface Entry<Value> {
  group: string;
  key: string;
  value: Value;
  bytes: number;
  expiresAt: number;
  usedAt: number;
}

/** How exactly the cache knows what was used last: moving an entry at each use costs more than finding it. */
const USE_PRECISION_IN_MS = 1000;

/**
 * Keeps what was used last, within a number of entries and of bytes, and nothing older than its age. A key has two
 * parts: joining them for each request costs as much as finding the entry.
 */
export function createBoundedCache<Value>({ maxEntries, maxBytes, maxAgeInMs }: Limits) {
  const groups = new Map<string, Map<string, Entry<Value>>>();
  // In the order of their last use.
  const entries = new Set<Entry<Value>>();
  let totalBytes = 0;

  function add(entry: Entry<Value>): void {
    const group = groups.get(entry.group) ?? new Map<string, Entry<Value>>();
    groups.set(entry.group, group.set(entry.key, entry));
    entries.add(entry);
    totalBytes += entry.bytes;
  }

  function remove(entry: Entry<Value>): void {
    const group = groups.get(entry.group);
    group?.delete(entry.key);
    if (group?.size === 0) groups.delete(entry.group);
    entries.delete(entry);
    totalBytes -= entry.bytes;
  }

  return {
    get(group: string, key: string, now: number): Value | undefined {
      const entry = groups.get(group)?.get(key);
      if (!entry) return undefined;
      if (entry.expiresAt <= now) {
        remove(entry);
        return undefined;
      }
      if (now - entry.usedAt >= USE_PRECISION_IN_MS) {
        entry.usedAt = now;
        entries.delete(entry);
        entries.add(entry);
      }
      return entry.value;
    },
    set(
      [group, key]: readonly [group: string, key: string],
      value: Value,
      bytes: number,
      now: number,
      ageInMs = maxAgeInMs,
    ): void {
      const replaced = groups.get(group)?.get(key);
      if (replaced) remove(replaced);
      if (bytes > maxBytes) return;
      const expiresAt = now + Math.min(ageInMs, maxAgeInMs);
      add({ group, key, value, bytes, expiresAt, usedAt: now });
      for (const oldest of entries) {
        if (entries.size <= maxEntries && totalBytes <= maxBytes) break;
        remove(oldest);
      }
    },
    size: () => ({ entries: entries.size, bytes: totalBytes }),
  };
}
