import { z } from "zod";

/**
 * A backup is gzipped JSON, one value a line: this header, then each row as `[table, row]`, tables after those they
 * refer to, and the number of rows.
 */
export const headerSchema = z.object({
  format: z.literal("pathlight-backup"),
  createdAt: z.iso.datetime(),
  /** What its database has had: rows fit the tables that these create. */
  migrations: z.array(z.string()).min(1),
  /** That sign cookies: the first one signs, all of them verify. */
  secrets: z.array(z.string()).min(1),
});

export type Header = z.infer<typeof headerSchema>;

export const rowSchema = z.tuple([z.string(), z.record(z.string(), z.unknown())]);
export const endSchema = z.object({ rows: z.number() });

const bytesSchema = z.object({ type: z.literal("Buffer"), data: z.array(z.number()) });

/** Restores bytes from what JSON makes of a Buffer. */
export function reviveBytes(_key: string, value: unknown): unknown {
  const bytes = typeof value === "object" ? bytesSchema.safeParse(value) : undefined;
  return bytes?.success ? Buffer.from(bytes.data.data) : value;
}

export type End = z.infer<typeof endSchema>;
