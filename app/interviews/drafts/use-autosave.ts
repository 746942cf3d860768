import { type RefObject, startTransition, useEffect, useRef, useState } from "react";
import { type Autosave, createAutosave, type SaveState } from "./autosave";
import { putStash, takeStash } from "./stash";
import type { OpenDraft } from "./types";

interface AutosaveOptions {
  /** Where drafts of this session go. */
  url: string;
  /** Tells this answer from all others. */
  place: string;
  draft: OpenDraft;
  /** Brings hidden fields up to date. */
  prepare: () => void;
}

/** Keeps a form's draft on the server while it is filled in. */
export function useAutosave(
  form: RefObject<HTMLFormElement>,
  { url, place, draft, prepare }: AutosaveOptions,
) {
  const [state, setState] = useState<SaveState>(
    draft.savedAt === null ? { kind: "new" } : { kind: "saved", at: draft.savedAt },
  );
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
    const left = takeStash(place);
    // Told in a transition: a key that was pressed is drawn first.
    const saver = createAutosave({
      url,
      writer: left?.writer ?? own.writer,
      base: left?.base ?? own.base,
      revision: left?.revision ?? own.base,
      read,
      tell: (next) => startTransition(() => setState(next)),
    });
    autosave.current = saver;
    if (left) fill(element, left.fields);
    const leave = () => {
      const unsaved = saver.unsaved();
      if (unsaved) putStash(place, unsaved);
      saver.flush(true);
    };
    const hide = () => document.visibilityState === "hidden" && saver.flush(true);
    const back = () => saver.flush(false);
    // Any form of the page may be the one that ends the session: what is typed goes before it.
    const send = () => saver.flush(true);
    document.addEventListener("submit", send, true);
    window.addEventListener("pagehide", leave);
    window.addEventListener("online", back);
    document.addEventListener("visibilitychange", hide);
    return () => {
      saver.flush(true);
      saver.stop();
      document.removeEventListener("submit", send, true);
      window.removeEventListener("pagehide", leave);
      window.removeEventListener("online", back);
      document.removeEventListener("visibilitychange", hide);
    };
  }, [form, url, place, own]);

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

/** As if typed, so that everything that follows typing follows this too. */
function fill(form: HTMLFormElement, fields: Record<string, string>): void {
  for (const [name, value] of Object.entries(fields)) {
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLTextAreaElement) || field.value === value) continue;
    field.value = value;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}
