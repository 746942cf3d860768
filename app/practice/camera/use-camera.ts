import { useEffect, useRef, useState } from "react";

export type CameraState = "off" | "asking" | "on" | "refused" | "missing";

/** Camera and microphone, on request; whichever of the two there is will do. */
export function useCamera() {
  const [state, setState] = useState<CameraState>("off");
  const [stream, setStream] = useState<MediaStream | null>(null);
  const isUnmounted = useRef(false);
  // The light of the camera goes out with the page, and when it is turned off.
  useEffect(() => () => stopStream(stream), [stream]);
  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
    };
  }, []);
  return {
    state,
    stream,
    async turnOn() {
      setState("asking");
      try {
        const newStream = await openStream();
        // Allowed after the page was left: nobody is there to see it.
        if (isUnmounted.current) return stopStream(newStream);
        setStream(newStream);
        setState("on");
      } catch (error) {
        setState(isDOMExceptionNamed(error, "NotAllowedError") ? "refused" : "missing");
      }
    },
    turnOff() {
      setStream(null);
      setState("off");
    },
  };
}

/** Enough to see oneself, and light enough for an old machine. */
const VIDEO_CONSTRAINTS = {
  width: { ideal: 640 },
  height: { ideal: 400 },
  frameRate: { ideal: 20 },
};

async function openStream(): Promise<MediaStream> {
  try {
    return await navigator.mediaDevices.getUserMedia({ video: VIDEO_CONSTRAINTS, audio: true });
  } catch (error) {
    // One of the two is not there: the mirror works without a microphone.
    if (isDOMExceptionNamed(error, "NotFoundError"))
      return navigator.mediaDevices.getUserMedia({ video: VIDEO_CONSTRAINTS });
    throw error;
  }
}

function stopStream(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

const isDOMExceptionNamed = (error: unknown, name: string) =>
  error instanceof DOMException && error.name === name;
