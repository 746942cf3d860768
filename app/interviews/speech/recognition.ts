/** The part of the browser's speech recognition that is used here; TypeScript's library does not know it. */
export interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  start(): void;
  stop(): void;
  abort(): void;
}

export interface RecognitionResults extends Event {
  resultIndex: number;
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>;
}

type RecognitionMaker = new () => Recognition;

declare global {
  var SpeechRecognition: RecognitionMaker | undefined;
  var webkitSpeechRecognition: RecognitionMaker | undefined;
}

/** A recognizer for English, the language of the questions; undefined where the browser has none. */
export function makeRecognition(): Recognition | undefined {
  const Maker = globalThis.SpeechRecognition ?? globalThis.webkitSpeechRecognition;
  if (!Maker) return undefined;
  const recognition = new Maker();
  recognition.lang = navigator.language.startsWith("en") ? navigator.language : "en-US";
  recognition.continuous = true;
  recognition.interimResults = true;
  return recognition;
}

export const canRecognize = () =>
  Boolean(globalThis.SpeechRecognition ?? globalThis.webkitSpeechRecognition);

const NOT_ALLOWED =
  "The microphone was not allowed. Allow it in the site settings beside the address, or go on typing.";
const PROBLEMS: Record<string, string> = {
  "not-allowed": NOT_ALLOWED,
  "service-not-allowed": NOT_ALLOWED,
  "no-speech": "Nothing was heard. Check that the right microphone is on, then press Speak again.",
  "audio-capture": "No microphone was found. Plug one in and try again, or go on typing.",
  network:
    "Your browser could not reach the service it uses to turn speech into text. Go on typing, or try again later.",
  "language-not-supported": "Your browser cannot turn English speech into text. Go on typing.",
};

/** What went wrong and what to do; null when nothing did. */
export function problemOf(error: string): string | null {
  if (error === "aborted") return null;
  return PROBLEMS[error] ?? "Your browser stopped listening. Press Speak to go on, or type.";
}

/** A heard piece as it goes into the text: recognizers leave out capitals and full stops, and sentences are what gets reviewed. */
export function asSentence(heard: string): string {
  const text = heard.trim();
  return text === ""
    ? ""
    : `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.?!,;:]$/.test(text) ? "" : "."}`;
}
