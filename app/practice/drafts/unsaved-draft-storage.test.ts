import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { OpenDraft } from "./types";
import { restoreUnsavedDraft, storeUnsavedDraft } from "./unsaved-draft-storage";

const DRAFT: OpenDraft = { fields: null, savedAt: null, writer: "new page", base: 3 };
const UNSAVED = {
  writer: "old page",
  base: 2,
  revision: 7,
  fields: {
    answer: "I would ask first.",
    language: "python",
    transcript: "i would ask first",
    spokenSeconds: "6",
    elapsed: "40",
  },
};

beforeEach(() => {
  const values = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("an unsaved draft is restored once, with its speech, language and time, as the same writer", () => {
  storeUnsavedDraft("answer", UNSAVED);
  expect(restoreUnsavedDraft("answer", DRAFT)).toEqual({
    writer: "old page",
    base: 2,
    lastRevision: 7,
    savedAt: null,
    isUnsaved: true,
    fields: {
      answer: "I would ask first.",
      code: "",
      language: "python",
      transcript: "i would ask first",
      spokenSeconds: 6,
      elapsed: 40,
    },
  });
  expect(restoreUnsavedDraft("answer", DRAFT)).toMatchObject({ writer: "new page" });
});

test("without one, the server's draft is edited, and saved if it was sent after signing out", () => {
  expect(restoreUnsavedDraft("answer", DRAFT)).toEqual({
    ...DRAFT,
    lastRevision: 3,
    isUnsaved: false,
  });
  expect(restoreUnsavedDraft("answer", { ...DRAFT, isRestored: true })).toMatchObject({
    isUnsaved: true,
  });
});

test("an unreadable entry, and no storage, are no unsaved draft", () => {
  sessionStorage.setItem("draft answer", '{"writer":"x"}');
  expect(restoreUnsavedDraft("answer", DRAFT)).toMatchObject({ writer: "new page" });
  vi.stubGlobal("sessionStorage", undefined);
  storeUnsavedDraft("answer", UNSAVED);
  expect(restoreUnsavedDraft("answer", DRAFT)).toMatchObject({ writer: "new page" });
});
