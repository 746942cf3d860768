import { getOnDeviceStatus } from "./recognition";

/** Where speech becomes text. */
export type SpeechEngine = "device" | "service";

const STORAGE_KEY = "speech-service";

/** Whether the person let this browser send the sound to its maker. */
const isServiceOn = (): boolean => localStorage.getItem(STORAGE_KEY) === "on";

export function turnServiceOn(): void {
  localStorage.setItem(STORAGE_KEY, "on");
}

export function turnServiceOff(): void {
  localStorage.removeItem(STORAGE_KEY);
}

/** On this device where the browser can. What needs consent has to be asked for first. */
export async function findSpeechEngine(): Promise<SpeechEngine | "ask-download" | "ask-service"> {
  const status = await getOnDeviceStatus();
  if (status === "available") return "device";
  if (isServiceOn()) return "service";
  return status === "unavailable" ? "ask-service" : "ask-download";
}

export const ENGINE_LABELS: Record<SpeechEngine, string> = {
  device: "Speech is recognized on this device.",
  service: "Speech is recognized by your browser’s service.",
};
