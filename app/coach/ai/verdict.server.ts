import { jsonrepair } from "jsonrepair";
import { z } from "zod";

const pointSchema = z.object({
  id: z.string(),
  status: z.enum(["covered", "partial", "missed", "contradicted"]),
  quote: z.string(),
  reason: z.string(),
});

const checkSchema = z.object({ id: z.string(), option: z.number().int(), quote: z.string() });

const verdictSchema = z.object({
  points: z.array(pointSchema),
  checks: z.array(checkSchema).catch([]),
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

/**
 * Reads the points of a text while it is written: given the text so far, those that are complete since the last time.
 * Looks at each character once. Repairing an unfinished text again and again, as is done once for the whole of it,
 * would hold the thread that sends pages.
 */
export function createPointReader(): (text: string) => PointVerdict[] {
  let position = 0;
  let depth = 0;
  let start = 0;
  let isInString = false;
  return (text) => {
    const thinkingEnd = text.indexOf(THINKING_END, Math.max(0, position - THINKING_END.length));
    if (thinkingEnd >= 0) {
      position = thinkingEnd + THINKING_END.length;
      depth = 0;
      isInString = false;
    }
    const points: PointVerdict[] = [];
    for (; position < text.length; position += 1) {
      const character = text[position];
      if (character === '"') isInString = !isInString;
      else if (isInString) position += character === "\\" ? 1 : 0;
      else if (character === "{") {
        depth += 1;
        start = position;
      } else if (character === "}") {
        // The verdict is the outermost object, and a point has none inside.
        if (depth === 2) points.push(...parsePoint(text.slice(start, position + 1)));
        depth = Math.max(0, depth - 1);
      }
    }
    return points;
  };
}

function parsePoint(json: string): PointVerdict[] {
  try {
    const { data } = pointSchema.safeParse(JSON.parse(json));
    return data ? [data] : [];
  } catch {
    return [];
  }
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
