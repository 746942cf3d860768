import { useEffect, useRef, useState } from "react";
import { Video, VideoOff } from "lucide-react";
import { Button } from "~/ui/button";
import { useHydrated } from "~/ui/use-hydrated";

type State = "off" | "asking" | "on" | "refused" | "missing";

const WORDS: Record<Exclude<State, "on">, { title: string; detail: string }> = {
  off: { title: "Camera is off", detail: "A mirror for practice. Never recorded, never sent." },
  asking: { title: "Your browser is asking", detail: "Allow the camera to see yourself while you answer." },
  refused: { title: "The camera was not allowed", detail: "To use it, open the site settings beside the address and allow the camera." },
  missing: { title: "No camera found", detail: "Plug one in and try again, or go on without it." },
};

/** The person's own picture, mirrored. It never leaves the page; without a script there is nothing to show. */
export function CameraMirror() {
  const hydrated = useHydrated();
  const { state, stream, turnOn, turnOff } = useCamera();
  if (!hydrated) return null;
  return (
    <section aria-label="Camera" className="relative grid aspect-[16/10.5] place-content-center overflow-hidden rounded-panel border border-dashed border-hairline-strong bg-surface-1">
      {state === "on" ? (
        <>
          <Mirror stream={stream} />
          <p className="absolute inset-x-0 bottom-0 flex items-center justify-between gap-3 bg-overlay px-4 py-2 text-xs text-text-2">
            <span className="flex items-center gap-2">
              <span aria-hidden className="size-2 rounded-full bg-danger" />
              Only you see this
            </span>
            <Button type="button" size="sm" variant="secondary" onClick={turnOff}>Turn off</Button>
          </p>
        </>
      ) : (
        <div aria-live="polite" className="grid justify-items-center gap-1 px-6 text-center">
          {state === "asking" ? <Video className="size-6 text-muted" aria-hidden /> : <VideoOff className="size-6 text-muted" aria-hidden />}
          <p className="mt-1 text-ui font-strong">{WORDS[state].title}</p>
          <p className="max-w-[24em] text-xs text-muted">{WORDS[state].detail}</p>
          {state === "asking" ? null : (
            <Button type="button" size="sm" variant="secondary" className="mt-2" onClick={turnOn}>
              {state === "off" ? "Turn on" : "Try again"}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

function useCamera() {
  const [state, setState] = useState<State>("off");
  const [stream, setStream] = useState<MediaStream | null>(null);
  const gone = useRef(false);
  // The light of the camera goes out with the page, and when it is turned off.
  useEffect(() => () => stop(stream), [stream]);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);
  return {
    state,
    stream,
    async turnOn() {
      setState("asking");
      try {
        const opened = await navigator.mediaDevices.getUserMedia({ video: true });
        // Allowed after the page was left: nobody is there to see it.
        if (gone.current) return stop(opened);
        setStream(opened);
        setState("on");
      } catch (error) {
        setState(error instanceof DOMException && error.name === "NotAllowedError" ? "refused" : "missing");
      }
    },
    turnOff() {
      setStream(null);
      setState("off");
    },
  };
}

function stop(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

function Mirror({ stream }: { stream: MediaStream | null }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);
  return <video ref={video} autoPlay muted playsInline className="absolute inset-0 size-full -scale-x-100 object-cover" />;
}
