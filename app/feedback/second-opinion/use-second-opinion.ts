import { useEffect, useRef, useState } from "react";
import type { OpinionEvent } from "./types";

type JudgedPoint = Extract<OpinionEvent, { kind: "point" }>;

export type RequestState =
  | { kind: "idle" }
  | { kind: "asking"; judged: readonly JudgedPoint[] }
  | { kind: "failed"; message: string };

const CONNECTION_LOST = "The connection was lost before the second opinion arrived. Try again.";

/** Requests a second opinion and streams its progress. Leaving the page aborts the request. */
export function useSecondOpinion(action: string) {
  const [state, setState] = useState<RequestState>({ kind: "idle" });
  const abortControllerRef = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => abortControllerRef.current?.abort(), []);

  async function request(): Promise<void> {
    const controller = new AbortController();
    abortControllerRef.current = controller;
    setState({ kind: "asking", judged: [] });
    try {
      // Few ask for one.
      const { streamEvents } = await import("./stream-events");
      for await (const event of streamEvents(action, controller.signal)) {
        if (event.kind === "point") setState((current) => addJudgedPoint(current, event));
        else if (event.kind === "failed") return setState(event);
        else return showOpinion();
      }
      throw new Error(CONNECTION_LOST);
    } catch {
      setState(
        controller.signal.aborted ? { kind: "idle" } : { kind: "failed", message: CONNECTION_LOST },
      );
    }
  }

  return { state, request, cancel: () => abortControllerRef.current?.abort() };
}

/** The page with the opinion, at the opinion. */
function showOpinion(): void {
  location.hash = "second-opinion";
  location.reload();
}

function addJudgedPoint(state: RequestState, point: JudgedPoint): RequestState {
  const judged = state.kind === "asking" ? state.judged : [];
  return { kind: "asking", judged: [...judged.filter(({ id }) => id !== point.id), point] };
}
