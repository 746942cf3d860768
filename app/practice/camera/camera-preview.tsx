import Video from "lucide-react/icons/video";
import VideoOff from "lucide-react/icons/video-off";
import { useEffect, useRef } from "react";
import { Button } from "~/ui/button";
import { useHydrated } from "~/ui/use-hydrated";
import { MicrophoneLevel } from "./microphone-level";
import { Recorder } from "./recorder";
import { type CameraState, useCamera } from "./use-camera";

const STATE_TEXT: Record<Exclude<CameraState, "on">, { title: string; detail: string }> = {
  off: {
    title: "Camera is off",
    detail: "See yourself as you practice. Video and recordings never leave this browser.",
  },
  asking: {
    title: "Waiting for permission",
    detail: "Allow camera and microphone access to see yourself while you answer.",
  },
  refused: {
    title: "Camera access was denied",
    detail: "To use it, open the site settings next to the address bar and allow the camera.",
  },
  missing: {
    title: "No camera found",
    detail: "Connect one and try again, or continue without it.",
  },
};

/** The user's mirrored camera image, with optional recording. Needs JavaScript. */
export function CameraPanel({ recordingKey }: { recordingKey: string }) {
  const hydrated = useHydrated();
  const { state, stream, turnOn, turnOff } = useCamera();
  if (!hydrated) return null;
  if (state === "on" && stream)
    return <CameraPreview stream={stream} recordingKey={recordingKey} onTurnOff={turnOff} />;
  const { title, detail } = STATE_TEXT[state === "on" ? "asking" : state];
  const Icon = state === "asking" ? Video : VideoOff;
  return (
    <section
      aria-label="Camera"
      className="camera-box rounded-panel border border-dashed border-hairline-strong bg-surface-1"
    >
      <Icon className="size-6.5 flex-none text-muted" strokeWidth={1.75} aria-hidden />
      <div aria-live="polite">
        <p className="text-ui font-strong">{title}</p>
        <p className="max-w-[24em] text-xs text-muted">{detail}</p>
      </div>
      {state === "asking" ? null : (
        <Button type="button" size="sm" variant="secondary" onClick={turnOn}>
          {state === "off" ? "Turn on" : "Try again"}
        </Button>
      )}
    </section>
  );
}

function CameraPreview({
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
