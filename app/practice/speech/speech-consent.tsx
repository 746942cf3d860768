import { Button, type ButtonSize, type ButtonVariant } from "~/ui/button";
import type { SpeechConsent, SpeechEngineChoice } from "./use-speech-engine";

const SERVICE_NOTE =
  "Your browser turns speech into text. To do that, some browsers, including Chrome and Safari, send the sound to their maker. This site receives only the text, never the sound.";

export const CONSENT_TEXTS: Record<SpeechConsent, { question: string; explanation: string }> = {
  "ask-download": {
    question: "May your browser download a language pack?",
    explanation:
      "With a language pack, your browser turns speech into text on this device and sends the sound nowhere. It is downloaded once.",
  },
  downloading: {
    question: "Downloading the language pack",
    explanation: "Speaking starts when it is there. You can type in the meantime.",
  },
  "download-failed": {
    question:
      "The language pack couldn’t be downloaded. May your browser send the sound to its maker?",
    explanation: SERVICE_NOTE,
  },
  "ask-service": {
    question: "May your browser send the sound to its maker?",
    explanation: SERVICE_NOTE,
  },
};

interface ConsentButtonsProps {
  choice: SpeechEngineChoice;
  /** Of the button that agrees. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
}

/** The answers to the question; typing is always one more, beside them. */
export function ConsentButtons({ choice, ...style }: ConsentButtonsProps) {
  const { consent, download, declineDownload, useService } = choice;
  if (consent === "ask-download")
    return (
      <>
        <Button type="button" {...style} onClick={() => void download()}>
          Download it
        </Button>
        <Button type="button" {...style} variant="secondary" onClick={declineDownload}>
          Don’t download it
        </Button>
      </>
    );
  if (consent === "downloading") return null;
  return (
    <Button type="button" {...style} onClick={useService}>
      Use the service
    </Button>
  );
}
