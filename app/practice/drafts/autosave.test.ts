import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Autosave, type SaveState } from "./autosave";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Saves a draft once: the last state, whether it was sent again, and whether the next page of the tab gets it. */
async function saveDraft(response: () => Response) {
  const send = vi.fn<typeof fetch>(() => Promise.resolve(response()));
  vi.stubGlobal("fetch", send);
  const states: SaveState[] = [];
  const autosave = new Autosave({
    url: "/draft",
    writer: "tab",
    baseRevision: 0,
    lastRevision: 0,
    readForm: () => new FormData(),
    onStateChange: (state) => states.push(state),
  });
  autosave.markChanged();
  await vi.advanceTimersByTimeAsync(1000);
  const state = states.at(-1);
  await vi.advanceTimersByTimeAsync(60_000);
  const sentInAMinute = send.mock.calls.length;
  const isKept = autosave.getUnsavedDraft() !== null;
  autosave.markChanged();
  await vi.advanceTimersByTimeAsync(1000);
  const isStopped = send.mock.calls.length === sentInAMinute;
  autosave.stop();
  return { state, isRetried: sentInAMinute > 1, isStopped, isKept };
}

const json = (status: number, body: unknown) => () => Response.json(body, { status });

test("a saved draft has the server's time", async () => {
  const at = "2026-11-22T10:00:00.000Z";
  expect(await saveDraft(json(200, { ok: true, savedAt: at }))).toEqual({
    state: { kind: "saved", at },
    isRetried: false,
    isStopped: false,
    isKept: false,
  });
});

test("a conflict stops saving and names the other revision", async () => {
  expect(await saveDraft(json(409, { message: "Changed elsewhere.", revision: 7 }))).toEqual({
    state: { kind: "refused", message: "Changed elsewhere.", conflictingRevision: 7 },
    isRetried: false,
    isStopped: true,
    isKept: false,
  });
});

test("a full disk is no conflict: the next change is sent again, and the draft is kept meanwhile", async () => {
  expect(await saveDraft(json(507, { message: "The disk is full." }))).toEqual({
    state: { kind: "refused", message: "The disk is full.", conflictingRevision: null },
    isRetried: false,
    isStopped: false,
    isKept: true,
  });
});

test("a draft that is too long is refused until it is shorter", async () => {
  const result = await saveDraft(() => new Response("", { status: 413 }));
  expect(result).toMatchObject({ state: { kind: "refused" }, isStopped: false });
});

test.each([
  ["an error page", () => new Response("<h1>Bad gateway</h1>", { status: 502 })],
  ["a page instead of JSON", () => new Response("<h1>Welcome</h1>")],
  ["null", json(200, null)],
  ["a text", json(200, "saved")],
  ["a save without its time", json(200, { ok: true })],
  ["a time that is no text", json(200, { ok: true, savedAt: 1 })],
  ["a refusal without a message", json(409, { revision: 7 })],
])("%s is not a reply: the save is retried", async (_name, response) => {
  expect(await saveDraft(response)).toMatchObject({
    state: { kind: "failed" },
    isRetried: true,
  });
});
