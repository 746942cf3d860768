import { jsonrepair } from "jsonrepair";
import { z } from "zod";

const pointSchema = z.object({
  id: z.string(),
  status: z.enum(["covered", "partial", "missed", "contradicted"]),
  quote: z.string(),
  reason: z.string(),
});

const verdictSchema = z.object({
  points: z.array(pointSchema),
  dimensions: z.array(
    z.object({
      name: z.string(),
      level: z.int().min(0).max(4),
      quotes: z.array(z.string()),
      reason: z.string(),
    }),
  ),
  strength: z.string(),
  advice: z.string(),
});

/** The schema of a model's response: judgments with quotes. No score, which is calculated here. */
export type Verdict = z.infer<typeof verdictSchema>;
export type PointVerdict = z.infer<typeof pointSchema>;

/** Without $schema, which some servers reject. */
export function describeVerdict() {
  const { $schema: _dialect, ...jsonSchema } = z.toJSONSchema(verdictSchema);
  return jsonSchema;
}

/**
 * The verdict in a model's text, without fences and remarks, repaired if truncated; undefined if
 * there is none.
 */
export function parseVerdict(text: string): Verdict | undefined {
  const body = extractJson(text);
  return verdictSchema.safeParse(parseJson(body)).data;
}

/** The points in a partial text. The last one may be incomplete, so it is left out. */
export function parsePartialPoints(text: string): PointVerdict[] {
  const { data } = z
    .looseObject({ points: z.array(z.unknown()) })
    .safeParse(parseJson(extractJson(text)));
  if (!data) return [];
  const completePoints = "dimensions" in data ? data.points : data.points.slice(0, -1);
  return completePoints.flatMap((point) => pointSchema.safeParse(point).data ?? []);
}

const THINKING_END = "</think>";

function extractJson(text: string): string {
  const thinkingEnd = text.lastIndexOf(THINKING_END);
  const body = thinkingEnd < 0 ? text : text.slice(thinkingEnd + THINKING_END.length);
  const start = body.indexOf("{");
  const end = body.lastIndexOf("}") + 1;
  // Drop a fence or a remark after the last brace; without one the object may be truncated, so keep
  // its tail.
  const isClosed = end > start && /^\s*(?:```|[A-Z]|$)/.test(body.slice(end));
  return start < 0 ? "" : body.slice(start, isClosed ? end : undefined);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return parseRepairedJson(text);
  }
}

function parseRepairedJson(text: string): unknown {
  try {
    return JSON.parse(jsonrepair(text));
  } catch {
    return undefined;
  }
}
