import { EventSourceParserStream, ParseError } from "eventsource-parser/stream";
import { z } from "zod";
import { AiCoachError } from "./ai-coach-error";
import type { Message } from "./prompt";
import { describeVerdict } from "./verdict.server";

/** Any server compatible with OpenAI's chat completions API. */
export interface Endpoint {
  baseUrl: string;
  apiKey?: string;
  model: string;
}

export interface Timeouts {
  /** Timeout without any data. */
  idleMs: number;
  totalMs: number;
}

/** Reasoning models send a megabyte or two; a verdict is a few thousand characters. */
const MAX_BYTES = 4 * 1024 * 1024;
const MAX_CHARACTERS = 64 * 1024;
/** Of the text of a whole verdict in one event, each character may be an escape of six. */
const MAX_EVENT_CHARACTERS = 8 * MAX_CHARACTERS;

/**
 * The response formats, strictest first. If a server rejects one (400, 422 …) the next is tried.
 */
const listRequestVariants = () => [
  {
    temperature: 0,
    response_format: {
      type: "json_schema",
      json_schema: { name: "verdict", strict: true, schema: describeVerdict() },
    },
  },
  { temperature: 0, response_format: { type: "json_object" } },
  {},
];
const UNSUPPORTED_STATUSES = [400, 415, 422, 501];

/**
 * Calls an endpoint and remembers the format it accepted. Streams the text as the model writes it.
 */
export function createChatCompletion({ baseUrl, apiKey, model }: Endpoint, timeouts: Timeouts) {
  const url = `${baseUrl.replace(/\/+$/, "")}/chat/completions`;
  const headers = {
    "Content-Type": "application/json",
    Accept: "text/event-stream, application/json",
    ...(apiKey ? { Authorization: `Bearer ${apiKey}` } : {}),
  };
  const variants = listRequestVariants();
  let variantIndex = 0;

  return async function* complete(
    messages: readonly Message[],
    signal: AbortSignal,
  ): AsyncGenerator<string> {
    const timeout = createTimeoutSignal(signal, timeouts);
    try {
      for (let variant = variantIndex; variant < variants.length; variant++) {
        const body = JSON.stringify({
          model,
          messages,
          stream: true,
          ...variants[variant],
        });
        // Following a redirect would send the answer to a server nobody configured.
        const response = await fetch(url, {
          method: "POST",
          headers,
          body,
          signal: timeout.signal,
          redirect: "manual",
        });
        timeout.reset();
        if (UNSUPPORTED_STATUSES.includes(response.status) && variant < variants.length - 1) {
          await response.body?.cancel();
          continue;
        }
        if (!response.ok) {
          await response.body?.cancel();
          throw toError(response);
        }
        variantIndex = variant;
        yield* readText(response, timeout.reset);
        return;
      }
    } catch (error) {
      if (timeout.signal.aborted) throw timeout.signal.reason;
      if (error instanceof ParseError) throw new AiCoachError("unreadable");
      throw error instanceof AiCoachError ? error : new AiCoachError("unreachable");
    } finally {
      timeout.stop();
    }
  };
}

/**
 * A signal that aborts with the caller's, when no data arrives for too long, and after a total time
 * limit.
 */
function createTimeoutSignal(signal: AbortSignal, { idleMs, totalMs }: Timeouts) {
  const controller = new AbortController();
  const abort = () => controller.abort(new AiCoachError("slow"));
  const totalTimer = setTimeout(abort, totalMs);
  let idleTimer = setTimeout(abort, idleMs);
  return {
    signal: AbortSignal.any([signal, controller.signal]),
    reset() {
      clearTimeout(idleTimer);
      idleTimer = setTimeout(abort, idleMs);
    },
    /** Also aborts the call if it is still running. */
    stop() {
      clearTimeout(totalTimer);
      clearTimeout(idleTimer);
      controller.abort();
    },
  };
}

function toError({ status, headers }: Response): AiCoachError {
  if (status === 429 || status === 503)
    return new AiCoachError("busy", status, parseRetryAfter(headers.get("Retry-After")));
  return new AiCoachError(status === 408 || status >= 500 ? "unreachable" : "refused", status);
}

function parseRetryAfter(value: string | null): number | undefined {
  if (value === null) return undefined;
  const waitInMs = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(waitInMs) ? undefined : Math.max(0, waitInMs);
}

const completionSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
});
const chunkSchema = z.object({
  choices: z.array(z.object({ delta: z.object({ content: z.string().nullish() }).nullish() })),
});

async function* readText(response: Response, onData: () => void): AsyncGenerator<string> {
  const contentType = response.headers.get("Content-Type") ?? "";
  if (!response.body || contentType.includes("html"))
    throw new AiCoachError("unreadable", response.status);
  const text = response.body.pipeThrough(limitBytes(onData)).pipeThrough(new TextDecoderStream());
  // Some servers don't stream even if requested.
  const chunks = contentType.includes("json") ? readCompletion(text) : readChunks(text);
  let length = 0;
  for await (const chunk of chunks) {
    length += chunk.length;
    if (length > MAX_CHARACTERS) throw new AiCoachError("unreadable");
    yield chunk;
  }
}

function limitBytes(
  onData: () => void,
): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      onData();
      bytes += chunk.byteLength;
      if (bytes > MAX_BYTES) controller.error(new AiCoachError("unreadable"));
      else controller.enqueue(chunk);
    },
  });
}

async function* readCompletion(text: ReadableStream<string>): AsyncGenerator<string> {
  let json = "";
  for await (const chunk of text) json += chunk;
  yield parseJson(completionSchema, json).choices[0]?.message.content ?? "";
}

async function* readChunks(text: ReadableStream<string>): AsyncGenerator<string> {
  for await (const { data } of text.pipeThrough(
    new EventSourceParserStream({ maxBufferSize: MAX_EVENT_CHARACTERS }),
  )) {
    if (data === "[DONE]") return;
    yield parseJson(chunkSchema, data).choices[0]?.delta?.content ?? "";
  }
}

function parseJson<T>(schema: z.ZodType<T>, json: string): T {
  try {
    return schema.parse(JSON.parse(json));
  } catch {
    throw new AiCoachError("unreadable");
  }
}
