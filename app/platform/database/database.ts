import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { IRateLimiterStoreOptions, RateLimiterStoreAbstract } from "rate-limiter-flexible";
import type { Tables } from "./tables";

export type Change<Result> = (transaction: Kysely<Tables>) => Promise<Result>;

/** What differs between SQLite and PostgreSQL. */
export interface Database {
  db: Kysely<Tables>;
  /** Runs a change in a transaction, as if no other ran at the same time. May call it more than once. */
  transaction<Result>(change: Change<Result>): Promise<Result>;
  /** The migrations it has had, also those of a newer version. */
  listMigrations(): Promise<string[]>;
  /** Runs the migrations that are missing, all or none, while no other server does. */
  migrate(migrations: Record<string, Migration>): Promise<void>;
  /** Overwrites deleted data where the database would keep it. */
  checkpoint(): Promise<void>;
  /** What is to be done once a day. */
  maintain(): Promise<void>;
  /** Rows of these owners are neither inserted nor moved to them. */
  erasedOwners: {
    add(owner: string, connection: Kysely<Tables>): Promise<void>;
    remove(owner: string): Promise<void>;
  };
  limits: LimitStore;
}

export type LimiterOptions = Pick<
  IRateLimiterStoreOptions,
  "keyPrefix" | "points" | "duration" | "insuranceLimiter"
>;

/** Counts of rate limits. Apart from transactions: a count never waits for one, nor is undone with it. */
export interface LimitStore {
  create(options: LimiterOptions): RateLimiterStoreAbstract;
  deleteExpired(now: Date): Promise<void>;
}
