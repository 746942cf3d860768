import { useRef } from "react";
import Mic from "lucide-react/icons/mic";
import { useLevels } from "./use-levels";

/** Microphone level meter; nothing is recorded. */
export function MicrophoneLevel({ stream }: { stream: MediaStream }) {
  const meter = useRef<HTMLMeterElement>(null);
  const hasSound = stream.getAudioTracks().length > 0;
  useLevels(hasSound ? stream : null, (level) => {
    if (meter.current) meter.current.value = level;
  });
  if (!hasSound) return null;
  return (
    <span className="flex items-center gap-1.5">
      <Mic className="size-3.75" aria-hidden />
      <meter
        ref={meter}
        min={0}
        max={1}
        aria-label="Microphone level"
        className="microphone-level"
      />
    </span>
  );
}
