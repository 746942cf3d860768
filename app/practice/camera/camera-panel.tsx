import Video from "lucide-react/icons/video";
import VideoOff from "lucide-react/icons/video-off";
import { lazy, Suspense } from "react";
import { Button } from "~/ui/button";
import { isInBrowser } from "~/ui/island";
import { keepFallback } from "~/ui/keep-fallback";
import { type CameraState, useCamera } from "./use-camera";

/** Loaded when the camera is on. */
const CameraPreview = lazy(() => keepFallback(import("./camera-preview")));

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

/** The user's mirrored camera image, with optional recording. */
export function CameraPanel({ recordingKey }: { recordingKey: string }) {
  const { state, stream, turnOn, turnOff } = useCamera();
  if (!isInBrowser) return null;
  if (state === "on" && stream)
    return (
      <Suspense>
        <CameraPreview stream={stream} recordingKey={recordingKey} onTurnOff={turnOff} />
      </Suspense>
    );
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
