/** One row: see platform/clock. */
export interface ClockTable {
  /** 1. */
  id: number;
  /** The newest time that a server on this database has seen. */
  newest_at: string;
  /** The newest time before an operator confirmed a later one; null if none did. */
  confirmed_from: string | null;
}
