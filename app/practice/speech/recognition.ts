/** The part of the Web Speech API used here; TypeScript's DOM types don't include it. */
export interface SpeechRecognizer extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  /** Whether the sound must stay on this device; ignored by browsers without it. */
  processLocally?: boolean;
  start(): void;
  stop(): void;
  abort(): void;
}

export interface RecognitionResultEvent extends Event {
  resultIndex: number;
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>;
}

const getText = (result: ArrayLike<{ transcript: string }>) => result[0]?.transcript ?? "";

/** The pieces that are finished, and what may still change. */
export function readResults({ results, resultIndex }: RecognitionResultEvent) {
  const changed = Array.from(results).slice(resultIndex);
  return {
    finished: changed.filter(({ isFinal }) => isFinal).map(getText),
    unfinished: changed
      .filter(({ isFinal }) => !isFinal)
      .map(getText)
      .join("")
      .trim(),
  };
}

type OnDeviceStatus = "unavailable" | "downloadable" | "downloading" | "available";

interface SpeechRecognizerConstructor {
  new (): SpeechRecognizer;
  /** Browsers that can recognize speech on the device. */
  available?(options: OnDeviceOptions): Promise<OnDeviceStatus>;
  install?(options: OnDeviceOptions): Promise<boolean>;
}

interface OnDeviceOptions {
  langs: string[];
  processLocally: true;
}

declare global {
  var SpeechRecognition: SpeechRecognizerConstructor | undefined;
  var webkitSpeechRecognition: SpeechRecognizerConstructor | undefined;
}

/** A recognizer for English, the language of the questions; undefined where unsupported. */
export function createRecognizer(isOnDevice: boolean): SpeechRecognizer | undefined {
  const Constructor = findConstructor();
  if (!Constructor) return undefined;
  const recognizer = new Constructor();
  recognizer.lang = getLanguage();
  if (isOnDevice) recognizer.processLocally = true;
  recognizer.continuous = true;
  recognizer.interimResults = true;
  return recognizer;
}

const findConstructor = () => globalThis.SpeechRecognition ?? globalThis.webkitSpeechRecognition;

export const hasRecognizer = (): boolean => findConstructor() !== undefined;

const getLanguage = () => (navigator.language.startsWith("en") ? navigator.language : "en-US");

/** Whether the browser can recognize speech without sending the sound anywhere. */
export async function getOnDeviceStatus(): Promise<OnDeviceStatus> {
  try {
    return (await findConstructor()?.available?.(getOnDeviceOptions())) ?? "unavailable";
  } catch {
    return "unavailable";
  }
}

/** Downloads the language pack that on-device recognition needs. */
export async function installOnDevice(): Promise<boolean> {
  try {
    return (await findConstructor()?.install?.(getOnDeviceOptions())) ?? false;
  } catch {
    return false;
  }
}

const getOnDeviceOptions = (): OnDeviceOptions => ({
  langs: [getLanguage()],
  processLocally: true,
});

const NOT_ALLOWED_MESSAGE =
  "Microphone access was denied. Allow it in the site settings next to the address bar, or keep typing.";
const ERROR_MESSAGES: Record<string, string> = {
  "not-allowed": NOT_ALLOWED_MESSAGE,
  "service-not-allowed": NOT_ALLOWED_MESSAGE,
  "no-speech":
    "We didn’t hear anything. Check that the right microphone is on, then press Speak again.",
  "audio-capture": "No microphone found. Connect one and try again, or keep typing.",
  network:
    "Your browser couldn’t reach the service it uses to turn speech into text. Keep typing, or try again later.",
  "language-not-supported": "Your browser can’t turn English speech into text. Keep typing.",
};

export function getErrorMessage(error: string): string | null {
  if (error === "aborted") return null;
  return (
    ERROR_MESSAGES[error] ?? "Your browser stopped listening. Press Speak to continue, or type."
  );
}

/**
 * Formats a recognized piece as a sentence: recognizers leave out capitals and periods, and reviews
 * go sentence by sentence.
 */
export function toSentence(transcript: string): string {
  const text = transcript.trim();
  return text === ""
    ? ""
    : `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.?!,;:]$/.test(text) ? "" : "."}`;
}
