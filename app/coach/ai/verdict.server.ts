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

/** What a model is asked for: judgments, each with words of the answer. No score: that is worked out here. */
export type Verdict = z.infer<typeof verdictSchema>;
export type PointVerdict = z.infer<typeof pointSchema>;

// Without the name of the dialect, which some servers take for a mistake.
const { $schema: _dialect, ...jsonSchema } = z.toJSONSchema(verdictSchema);
export const VERDICT_JSON_SCHEMA = jsonSchema;

/** The verdict in a model's text, out of fences and remarks, mended where it was cut; undefined when there is none. */
export function parseVerdict(text: string): Verdict | undefined {
  const body = extractJson(text);
  return verdictSchema.safeParse(parseJson(body)).data;
}

/** The points in a text that is still being written. The last may be half there, so it waits for the next one. */
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
  // A fence or a remark after the last brace; without one the object may be cut off, and its tail is needed.
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
