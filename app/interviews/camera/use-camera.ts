import { useEffect, useRef, useState } from "react";

export type CameraState = "off" | "asking" | "on" | "refused" | "missing";

/** Camera and microphone, on request; whichever of the two there is will do. */
export function useCamera() {
  const [state, setState] = useState<CameraState>("off");
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
        const opened = await open();
        // Allowed after the page was left: nobody is there to see it.
        if (gone.current) return stop(opened);
        setStream(opened);
        setState("on");
      } catch (error) {
        setState(isNamed(error, "NotAllowedError") ? "refused" : "missing");
      }
    },
    turnOff() {
      setStream(null);
      setState("off");
    },
  };
}

/** Enough to see oneself, and light enough for an old machine. */
const PICTURE = { width: { ideal: 640 }, height: { ideal: 400 }, frameRate: { ideal: 20 } };

async function open(): Promise<MediaStream> {
  try {
    return await navigator.mediaDevices.getUserMedia({ video: PICTURE, audio: true });
  } catch (error) {
    // One of the two is not there: the mirror works without a microphone.
    if (isNamed(error, "NotFoundError"))
      return navigator.mediaDevices.getUserMedia({ video: PICTURE });
    throw error;
  }
}

function stop(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

const isNamed = (error: unknown, name: string) =>
  error instanceof DOMException && error.name === name;
