import { Square, Volume2 } from "lucide-react";
import { useEffect, useState } from "react";
import { useHydrated } from "~/ui/use-hydrated";

/** Has the browser say the question; absent where it has no voice. */
export function ReadAloud({ text }: { text: string }) {
  const hydrated = useHydrated();
  const [speaking, setSpeaking] = useState(false);
  useEffect(() => () => globalThis.speechSynthesis?.cancel(), []);
  if (!hydrated || !("speechSynthesis" in globalThis)) return null;

  function toggle() {
    speechSynthesis.cancel();
    if (speaking) return setSpeaking(false);
    const said = new SpeechSynthesisUtterance(text);
    said.lang = "en-US";
    // A voice that is on this device needs nobody else.
    said.voice =
      speechSynthesis
        .getVoices()
        .find((voice) => voice.localService && voice.lang.startsWith("en")) ?? null;
    const quiet = () => setSpeaking(false);
    said.addEventListener("end", quiet);
    said.addEventListener("error", quiet);
    setSpeaking(true);
    speechSynthesis.speak(said);
  }

  const Icon = speaking ? Square : Volume2;
  return (
    <button
      type="button"
      onClick={toggle}
      className="inline-flex min-h-9 items-center gap-1.5 rounded-control px-2 text-sm font-medium text-text-2 hover:bg-surface-2 hover:text-text max-md:min-h-11"
    >
      <Icon className="size-4" strokeWidth={1.75} aria-hidden />
      {speaking ? "Stop reading" : "Read aloud"}
    </button>
  );
}
