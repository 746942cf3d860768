import { useRevalidator } from "@remix-run/react";
import { createParser } from "eventsource-parser";
import { useEffect, useRef, useState } from "react";
import type { OpinionEvent } from "./types";

type Judged = Extract<OpinionEvent, { kind: "point" }>;

export type AskState =
  | { kind: "idle" }
  | { kind: "asking"; judged: readonly Judged[] }
  | { kind: "failed"; message: string };

const BROKEN_OFF = "The connection broke off before the second opinion was here. Ask again.";

/** Asks for a second opinion and follows it as it is written. Leaving the page ends the call. */
export function useOpinion(action: string) {
  const [state, setState] = useState<AskState>({ kind: "idle" });
  const { revalidate } = useRevalidator();
  const call = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => call.current?.abort(), []);

  async function ask(): Promise<void> {
    const controller = new AbortController();
    call.current = controller;
    setState({ kind: "asking", judged: [] });
    try {
      for await (const event of openEvents(action, controller.signal)) {
        if (event.kind === "point") setState((before) => withPoint(before, event));
        else if (event.kind === "failed") return setState(event);
        else return revalidate();
      }
      throw new Error(BROKEN_OFF);
    } catch {
      setState(
        controller.signal.aborted ? { kind: "idle" } : { kind: "failed", message: BROKEN_OFF },
      );
    }
  }

  return { state, ask, stop: () => call.current?.abort() };
}

function withPoint(before: AskState, point: Judged): AskState {
  const judged = before.kind === "asking" ? before.judged : [];
  return { kind: "asking", judged: [...judged.filter(({ id }) => id !== point.id), point] };
}

async function* openEvents(action: string, signal: AbortSignal): AsyncGenerator<OpinionEvent> {
  const response = await fetch(action, {
    method: "POST",
    headers: { Accept: "text/event-stream" },
    signal,
  });
  if (!response.ok || !response.body) throw new Error(BROKEN_OFF);
  const events: OpinionEvent[] = [];
  const parser = createParser({
    onEvent: ({ data }) => events.push(JSON.parse(data) as OpinionEvent),
  });
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    parser.feed(read.value);
    yield* events.splice(0);
  }
}
