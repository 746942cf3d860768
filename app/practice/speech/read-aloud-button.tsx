import { useEffect, useState } from "react";
import Square from "lucide-react/icons/square";
import Volume2 from "lucide-react/icons/volume-2";
import { isInBrowser } from "~/ui/island";

/** Reads the question aloud with speech synthesis; hidden where unsupported. */
export function ReadAloudButton({ text }: { text: string }) {
  const [isSpeaking, setIsSpeaking] = useState(false);
  useEffect(() => () => globalThis.speechSynthesis?.cancel(), []);
  if (!isInBrowser || !("speechSynthesis" in globalThis)) return null;

  function toggle() {
    speechSynthesis.cancel();
    if (isSpeaking) return setIsSpeaking(false);
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = "en-US";
    // Prefer a local voice: remote voices send the text to a service.
    utterance.voice =
      speechSynthesis
        .getVoices()
        .find((voice) => voice.localService && voice.lang.startsWith("en")) ?? null;
    const stopSpeaking = () => setIsSpeaking(false);
    utterance.addEventListener("end", stopSpeaking);
    utterance.addEventListener("error", stopSpeaking);
    setIsSpeaking(true);
    speechSynthesis.speak(utterance);
  }

  const Icon = isSpeaking ? Square : Volume2;
  return (
    <button
      type="button"
      onClick={toggle}
      className="inline-flex min-h-9 items-center gap-1.5 rounded-control px-2 text-sm font-medium text-text-2 hover:bg-surface-2 hover:text-text max-md:min-h-11"
    >
      <Icon className="size-4" strokeWidth={1.75} aria-hidden />
      {isSpeaking ? "Stop reading" : "Read aloud"}
    </button>
  );
}
