import { useEffect, useRef } from "react";
import { Button } from "~/ui/button";
import { MicrophoneLevel } from "./microphone-level";
import { Recorder } from "./recorder";

export default function CameraPreview({
  stream,
  recordingKey,
  onTurnOff,
}: {
  stream: MediaStream;
  recordingKey: string;
  onTurnOff: () => void;
}) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);
  return (
    <section
      aria-label="Camera"
      className="overflow-hidden rounded-panel border border-hairline-strong bg-surface-1"
    >
      <video
        ref={video}
        autoPlay
        muted
        playsInline
        className="block aspect-[16/10.5] w-full -scale-x-100 bg-canvas object-cover"
      />
      <div className="flex min-h-12 items-center gap-2.5 border-t border-hairline px-4 py-2 text-xs text-text-2">
        <span aria-hidden className="size-2 flex-none rounded-full bg-danger" />
        <span className="mr-auto whitespace-nowrap">Only you see this</span>
        <MicrophoneLevel stream={stream} />
        <Button
          type="button"
          size="sm"
          variant="ghost"
          className="-mr-2 whitespace-nowrap"
          onClick={onTurnOff}
        >
          Turn off
        </Button>
      </div>
      <Recorder stream={stream} recordingKey={recordingKey} />
    </section>
  );
}
