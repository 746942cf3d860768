import { useRef, useState } from "react";
import { installOnDevice } from "./recognition";
import { findSpeechEngine, type SpeechEngine, turnServiceOn } from "./speech-engine";

/** What a person is asked before they speak; `downloading` once they agreed to a language pack. */
export type SpeechConsent = "ask-download" | "downloading" | "download-failed" | "ask-service";

export type SpeechEngineChoice = ReturnType<typeof useSpeechEngine>;

/** Finds where speech becomes text, and asks the person where that needs their consent. */
export function useSpeechEngine(onFound: (engine: SpeechEngine) => void) {
  const [consent, setConsent] = useState<SpeechConsent | null>(null);
  const wantsToSpeak = useRef(false);

  function use(engine: SpeechEngine) {
    close();
    onFound(engine);
  }
  function close() {
    wantsToSpeak.current = false;
    setConsent(null);
  }
  return {
    consent,
    close,
    declineDownload: () => setConsent("ask-service"),
    async find() {
      wantsToSpeak.current = true;
      const engine = await findSpeechEngine();
      // Somebody may have gone on typing.
      if (!wantsToSpeak.current) return;
      if (engine === "device" || engine === "service") use(engine);
      else setConsent(engine);
    },
    async download() {
      setConsent("downloading");
      const isInstalled = await installOnDevice();
      if (!wantsToSpeak.current) return;
      if (isInstalled) use("device");
      else setConsent("download-failed");
    },
    useService() {
      turnServiceOn();
      use("service");
    },
  };
}
