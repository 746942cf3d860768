import { type RefObject, useEffect, useRef, useState } from "react";
import { type Autosave, createAutosave, type SaveState } from "./autosave";
import type { OpenDraft } from "./types";

/** Keeps a form's draft on the server while it is filled in. `url` is where drafts of this session go; `prepare` brings hidden fields up to date. */
export function useAutosave(form: RefObject<HTMLFormElement>, url: string, draft: OpenDraft, prepare: () => void) {
  const [state, setState] = useState<SaveState>(draft.savedAt === null ? { kind: "new" } : { kind: "saved", at: draft.savedAt });
  const autosave = useRef<Autosave>();
  // What the page began with; the loader gives a new hand after every action, and this page keeps its own.
  const [own] = useState(draft);
  const latest = useRef(prepare);
  useEffect(() => {
    latest.current = prepare;
  });

  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const read = () => {
      latest.current();
      return new FormData(element);
    };
    const saver = createAutosave({ url, writer: own.writer, base: own.base, read, tell: setState });
    autosave.current = saver;
    const leave = () => saver.flush(true);
    const hide = () => document.visibilityState === "hidden" && saver.flush(true);
    const back = () => saver.flush(false);
    window.addEventListener("pagehide", leave);
    window.addEventListener("online", back);
    document.addEventListener("visibilitychange", hide);
    return () => {
      saver.flush(true);
      saver.stop();
      window.removeEventListener("pagehide", leave);
      window.removeEventListener("online", back);
      document.removeEventListener("visibilitychange", hide);
    };
  }, [form, url, own]);

  // The browser's own question before leaving, only while something would be lost.
  const isAtRisk = state.kind === "failed";
  useEffect(() => {
    if (!isAtRisk) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isAtRisk]);

  return { state, autosave };
}
