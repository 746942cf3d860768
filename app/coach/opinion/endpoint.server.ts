import { EventSourceParserStream } from "eventsource-parser/stream";
import { z } from "zod";
import { OpinionFailure } from "./failure";
import type { Message } from "./prompt";
import { VERDICT_JSON_SCHEMA } from "./verdict.server";

/** Any server that speaks OpenAI's chat completions. */
export interface Endpoint {
  baseUrl: string;
  apiKey?: string;
  model: string;
}

export interface Patience {
  /** Without a single byte for so long, nothing more will come. */
  silenceInMs: number;
  wholeInMs: number;
}

/** Models that think aloud send a megabyte or two; a verdict is a few thousand characters. */
const MOST_BYTES = 4 * 1024 * 1024;
const MOST_CHARACTERS = 64 * 1024;

/** The ways of asking, the strictest first. A server that refuses one (400, 422 …) is asked in the next. */
const WAYS = [
  {
    temperature: 0,
    response_format: {
      type: "json_schema",
      json_schema: { name: "verdict", strict: true, schema: VERDICT_JSON_SCHEMA },
    },
  },
  { temperature: 0, response_format: { type: "json_object" } },
  {},
];
const REFUSES_THE_WAY = [400, 415, 422, 501];

/** Asks an endpoint; the way it accepted is remembered. The text comes in pieces, as the model writes it. */
export function createCompletion({ baseUrl, apiKey, model }: Endpoint, patience: Patience) {
  const url = `${baseUrl.replace(/\/+$/, "")}/chat/completions`;
  const headers = {
    "Content-Type": "application/json",
    Accept: "text/event-stream, application/json",
    ...(apiKey ? { Authorization: `Bearer ${apiKey}` } : {}),
  };
  let known = 0;

  return async function* complete(
    messages: readonly Message[],
    signal: AbortSignal,
  ): AsyncGenerator<string> {
    const watch = watchSilence(signal, patience);
    try {
      for (let way = known; way < WAYS.length; way++) {
        const body = JSON.stringify({ model, messages, stream: true, ...WAYS[way] });
        // Followed, a redirect would carry the answer to a place nobody configured.
        const response = await fetch(url, {
          method: "POST",
          headers,
          body,
          signal: watch.signal,
          redirect: "manual",
        });
        watch.heard();
        if (REFUSES_THE_WAY.includes(response.status) && way < WAYS.length - 1) {
          await response.body?.cancel();
          continue;
        }
        if (!response.ok) {
          await response.body?.cancel();
          throw refusal(response);
        }
        known = way;
        yield* readText(response, watch.heard);
        return;
      }
    } catch (error) {
      if (watch.signal.aborted) throw watch.signal.reason;
      throw error instanceof OpinionFailure ? error : new OpinionFailure("unreachable");
    } finally {
      watch.stop();
    }
  };
}

/** A signal that goes off with the caller's, after a long silence, and when all of it takes too long. */
function watchSilence(signal: AbortSignal, { silenceInMs, wholeInMs }: Patience) {
  const controller = new AbortController();
  const tooSlow = () => controller.abort(new OpinionFailure("slow"));
  const whole = setTimeout(tooSlow, wholeInMs);
  let silence = setTimeout(tooSlow, silenceInMs);
  return {
    signal: AbortSignal.any([signal, controller.signal]),
    heard() {
      clearTimeout(silence);
      silence = setTimeout(tooSlow, silenceInMs);
    },
    /** Ends the call too, if it still runs. */
    stop() {
      clearTimeout(whole);
      clearTimeout(silence);
      controller.abort();
    },
  };
}

function refusal({ status, headers }: Response): OpinionFailure {
  if (status === 429 || status === 503)
    return new OpinionFailure("busy", status, retryAfter(headers.get("Retry-After")));
  return new OpinionFailure(status === 408 || status >= 500 ? "unreachable" : "refused", status);
}

function retryAfter(value: string | null): number | undefined {
  if (value === null) return undefined;
  const waitInMs = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(waitInMs) ? undefined : Math.max(0, waitInMs);
}

const wholeSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
});
const pieceSchema = z.object({
  choices: z.array(z.object({ delta: z.object({ content: z.string().nullish() }).nullish() })),
});

async function* readText(response: Response, heard: () => void): AsyncGenerator<string> {
  const type = response.headers.get("Content-Type") ?? "";
  if (!response.body || type.includes("html"))
    throw new OpinionFailure("unreadable", response.status);
  const text = response.body.pipeThrough(limited(heard)).pipeThrough(new TextDecoderStream());
  // Some servers do not stream, whatever they were asked.
  const pieces = type.includes("json") ? readWhole(text) : readPieces(text);
  let length = 0;
  for await (const piece of pieces) {
    length += piece.length;
    if (length > MOST_CHARACTERS) throw new OpinionFailure("unreadable");
    yield piece;
  }
}

function limited(
  heard: () => void,
): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      heard();
      bytes += chunk.byteLength;
      if (bytes > MOST_BYTES) controller.error(new OpinionFailure("unreadable"));
      else controller.enqueue(chunk);
    },
  });
}

async function* readWhole(text: ReadableStream<string>): AsyncGenerator<string> {
  let whole = "";
  for await (const piece of text) whole += piece;
  yield understood(wholeSchema, whole).choices[0]?.message.content ?? "";
}

async function* readPieces(text: ReadableStream<string>): AsyncGenerator<string> {
  for await (const { data } of text.pipeThrough(new EventSourceParserStream())) {
    if (data === "[DONE]") return;
    yield understood(pieceSchema, data).choices[0]?.delta?.content ?? "";
  }
}

function understood<T>(schema: z.ZodType<T>, json: string): T {
  try {
    return schema.parse(JSON.parse(json));
  } catch {
    throw new OpinionFailure("unreadable");
  }
}
