import { getOnDeviceStatus, hasRecognizer, installOnDevice } from "./recognition";

/** Where speech becomes text; `ask` until the person turned the browser maker’s service on. */
export type SpeechEngine = "device" | "service" | "ask" | "none";

const STORAGE_KEY = "speech-service";

/** Whether this browser may send the sound to its maker. */
export const isServiceOn = (): boolean => localStorage.getItem(STORAGE_KEY) === "on";

export function turnServiceOn(): void {
  localStorage.setItem(STORAGE_KEY, "on");
}

export function turnServiceOff(): void {
  localStorage.removeItem(STORAGE_KEY);
}

/** On this device where the browser can; what it needs for that is installed by asking. */
export async function findSpeechEngine(): Promise<SpeechEngine> {
  if (!hasRecognizer()) return "none";
  const status = await getOnDeviceStatus();
  if (status === "available") return "device";
  if (status !== "unavailable") {
    await installOnDevice();
    if ((await getOnDeviceStatus()) === "available") return "device";
  }
  return isServiceOn() ? "service" : "ask";
}

export const ENGINE_NOTES = {
  device: "Your browser turns speech into text on this device and sends the sound nowhere.",
  service:
    "Your browser turns speech into text. To do that, some browsers, including Chrome and Safari, send the sound to their maker. This site receives only the text, never the sound.",
} as const;
