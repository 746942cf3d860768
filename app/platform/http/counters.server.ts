import SQLite from "better-sqlite3";

export interface Count {
  points: number;
  /** When the window ends, and the count with it. */
  expire: number;
}

/** Counts by key, each in a window of time that begins with its first point. */
export function createCounters(database: SQLite.Database) {
  database.exec(
    "CREATE TABLE IF NOT EXISTS rate_limits (key TEXT PRIMARY KEY, points INTEGER NOT NULL, expire INTEGER)",
  );
  // A window that ends later than possible began while the clock was wrong: it doesn't count.
  const isOpen = "expire > @now AND expire <= @end";
  const add = database.prepare<[object], Count>(
    `INSERT INTO rate_limits (key, points, expire) VALUES (@key, @cost, @end)
     ON CONFLICT (key) DO UPDATE SET
       points = CASE WHEN ${isOpen} THEN points + @cost ELSE @cost END,
       expire = CASE WHEN ${isOpen} THEN expire ELSE @end END
     RETURNING points, expire`,
  );
  const find = database.prepare<[object], Count>(
    `SELECT points, expire FROM rate_limits WHERE key = @key AND ${isOpen}`,
  );
  const takeOff = database.prepare(
    "UPDATE rate_limits SET points = points - 1 WHERE key = ? AND points > 0",
  );
  const remove = database.prepare("DELETE FROM rate_limits WHERE key = ?");
  const removeExpired = database.prepare("DELETE FROM rate_limits WHERE expire < ?");
  return {
    /** Adds points, and returns the count with them. */
    add(key: string, cost: number, seconds: number): Count {
      const now = Date.now();
      const end = now + seconds * 1000;
      return add.get({ key, cost, now, end }) ?? { points: cost, expire: end };
    },
    find(key: string, seconds: number): Count | undefined {
      const now = Date.now();
      return find.get({ key, now, end: now + seconds * 1000 });
    },
    /** Takes a point off. */
    takeOff: (key: string): void => void takeOff.run(key),
    remove: (key: string): void => void remove.run(key),
    removeExpired: (now: number): void => void removeExpired.run(now),
  };
}

export type Counters = ReturnType<typeof createCounters>;

/** Counts in memory. What has expired is removed with each new point, so they don't add up. */
export function createMemoryCounters(): Counters {
  const database = new SQLite(":memory:");
  const counters = createCounters(database);
  database.exec("CREATE INDEX by_expiry ON rate_limits (expire)");
  return {
    ...counters,
    add(key, cost, seconds) {
      counters.removeExpired(Date.now());
      return counters.add(key, cost, seconds);
    },
  };
}

/** The seconds until a count's window ends. */
export function getSecondsLeft({ expire }: Count): number {
  return Math.max(1, Math.ceil((expire - Date.now()) / 1000));
}
