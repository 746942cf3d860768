/** The part of the browser's speech recognition that is used here; TypeScript's library does not know it. */
export interface SpeechRecognizer extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  start(): void;
  stop(): void;
  abort(): void;
}

export interface RecognitionResultEvent extends Event {
  resultIndex: number;
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>;
}

type SpeechRecognizerConstructor = new () => SpeechRecognizer;

declare global {
  var SpeechRecognition: SpeechRecognizerConstructor | undefined;
  var webkitSpeechRecognition: SpeechRecognizerConstructor | undefined;
}

/** A recognizer for English, the language of the questions; undefined where the browser has none. */
export function createRecognizer(): SpeechRecognizer | undefined {
  const Constructor = globalThis.SpeechRecognition ?? globalThis.webkitSpeechRecognition;
  if (!Constructor) return undefined;
  const recognizer = new Constructor();
  recognizer.lang = navigator.language.startsWith("en") ? navigator.language : "en-US";
  recognizer.continuous = true;
  recognizer.interimResults = true;
  return recognizer;
}

export const isRecognitionSupported = () =>
  Boolean(globalThis.SpeechRecognition ?? globalThis.webkitSpeechRecognition);

const NOT_ALLOWED_MESSAGE =
  "The microphone was not allowed. Allow it in the site settings beside the address, or go on typing.";
const ERROR_MESSAGES: Record<string, string> = {
  "not-allowed": NOT_ALLOWED_MESSAGE,
  "service-not-allowed": NOT_ALLOWED_MESSAGE,
  "no-speech": "Nothing was heard. Check that the right microphone is on, then press Speak again.",
  "audio-capture": "No microphone was found. Plug one in and try again, or go on typing.",
  network:
    "Your browser could not reach the service it uses to turn speech into text. Go on typing, or try again later.",
  "language-not-supported": "Your browser cannot turn English speech into text. Go on typing.",
};

/** What went wrong and what to do; null when nothing did. */
export function getErrorMessage(error: string): string | null {
  if (error === "aborted") return null;
  return ERROR_MESSAGES[error] ?? "Your browser stopped listening. Press Speak to go on, or type.";
}

/** A heard piece as it goes into the text: recognizers leave out capitals and full stops, and sentences are what gets reviewed. */
export function toSentence(transcript: string): string {
  const text = transcript.trim();
  return text === ""
    ? ""
    : `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.?!,;:]$/.test(text) ? "" : "."}`;
}
