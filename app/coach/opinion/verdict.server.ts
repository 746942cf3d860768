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
export function readVerdict(text: string): Verdict | undefined {
  const body = withoutWrapping(text);
  return verdictSchema.safeParse(parse(body)).data;
}

/** The points in a text that is still being written. The last may be half there, so it waits for the next one. */
export function readPointsSoFar(text: string): PointVerdict[] {
  const { data } = z
    .looseObject({ points: z.array(z.unknown()) })
    .safeParse(parse(withoutWrapping(text)));
  if (!data) return [];
  const written = "dimensions" in data ? data.points : data.points.slice(0, -1);
  return written.flatMap((point) => pointSchema.safeParse(point).data ?? []);
}

const END_OF_THOUGHT = "</think>";

function withoutWrapping(text: string): string {
  const thought = text.lastIndexOf(END_OF_THOUGHT);
  const said = thought < 0 ? text : text.slice(thought + END_OF_THOUGHT.length);
  const start = said.indexOf("{");
  const end = said.lastIndexOf("}") + 1;
  // A fence or a remark after the last brace; without one the object may be cut off, and its tail is needed.
  const isClosed = end > start && /^\s*(?:```|[A-Z]|$)/.test(said.slice(end));
  return start < 0 ? "" : said.slice(start, isClosed ? end : undefined);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return repaired(text);
  }
}

function repaired(text: string): unknown {
  try {
    return JSON.parse(jsonrepair(text));
  } catch {
    return undefined;
  }
}
