import type { ComponentType } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { IslandName } from "~/ui/island";

type Load = () => Promise<{ default: ComponentType<object> }>;

const pick = <Props extends object>(component: ComponentType<Props>) => ({
  // The props were rendered into the page by the component of the same name.
  default: component as ComponentType<object>,
});

const ISLANDS: Record<IslandName, Load> = {
  answer: async () => pick((await import("~/practice/answer/answer-form")).AnswerForm),
  camera: async () => pick((await import("~/practice/camera/camera-panel")).CameraPanel),
  clock: async () => pick((await import("~/practice/session/session-clock")).SessionClock),
  "code-exercise": async () => pick((await import("~/practice/code/exercise-form")).ExerciseForm),
  "live-room": async () => pick((await import("~/practice/live-room/live-room")).LiveRoom),
  "read-aloud": async () =>
    pick((await import("~/practice/speech/read-aloud-button")).ReadAloudButton),
  recordings: async () => pick((await import("~/feedback/recording/recordings")).Recordings),
  retelling: async () => pick((await import("~/feedback/retell/retell-box")).RetellBox),
  "second-opinion": async () =>
    pick((await import("~/feedback/second-opinion/second-opinion-form")).SecondOpinionForm),
};

/** Renders an island in place of its HTML. What was typed and chosen before stays, and so does the focus. */
export async function mountIsland(element: HTMLElement): Promise<void> {
  const { island, props = "{}" } = element.dataset;
  const { default: Component } = await ISLANDS[island as IslandName]();
  const typed = readTypedTexts(element);
  const chosenIds = readChosenIds(element);
  const focusedId = element.contains(document.activeElement) && document.activeElement?.id;
  flushSync(() => createRoot(element).render(<Component {...JSON.parse(props)} />));
  for (const { id, value } of typed) {
    const text = document.getElementById(id);
    if (!(text instanceof HTMLTextAreaElement)) continue;
    text.value = value;
    text.dispatchEvent(new Event("input", { bubbles: true }));
  }
  for (const id of chosenIds) document.getElementById(id)?.click();
  if (focusedId) document.getElementById(focusedId)?.focus();
}

/**
 * After Back or a reload the browser fills in what was in the fields before. The page may ask another question by now,
 * and its own draft is newer.
 */
function readTypedTexts(element: HTMLElement): { id: string; value: string }[] {
  const [navigation] = performance.getEntriesByType("navigation");
  if ((navigation as PerformanceNavigationTiming | undefined)?.type !== "navigate") return [];
  return Array.from(element.querySelectorAll("textarea")).filter(
    ({ value, defaultValue }) => value !== defaultValue,
  );
}

/** Radio buttons that are not as the server rendered them, such as the tab of an answer. */
function readChosenIds(element: HTMLElement): string[] {
  return Array.from(element.querySelectorAll<HTMLInputElement>("input[type=radio]:checked"))
    .filter(({ defaultChecked }) => !defaultChecked)
    .map(({ id }) => id);
}
