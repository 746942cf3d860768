import { createParser } from "eventsource-parser";
import { parseOpinionEvent } from "./parse-opinion-event";
import type { OpinionEvent } from "./types";

/** What the server says while a model reads the answer. */
export async function* streamEvents(
  action: string,
  signal: AbortSignal,
): AsyncGenerator<OpinionEvent> {
  const response = await fetch(action, {
    method: "POST",
    headers: { Accept: "text/event-stream" },
    signal,
  });
  if (!response.ok || !response.body) throw new Error(`Status ${response.status}`);
  const events: OpinionEvent[] = [];
  const parser = createParser({
    onEvent: ({ data }) => events.push(parseOpinionEvent(data)),
  });
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    parser.feed(chunk.value);
    yield* events.splice(0);
  }
}
