import { useEffect, useRef, useState } from "react";

export type CameraState = "off" | "asking" | "on" | "refused" | "missing";

/** Camera and microphone on request; one of them is enough. */
export function useCamera() {
  const [state, setState] = useState<CameraState>("off");
  const [stream, setStream] = useState<MediaStream | null>(null);
  const isUnmounted = useRef(false);
  // Stop the stream on unmount or when turned off.
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
        // Permission came after unmount: stop the stream.
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

/** A low resolution that works on old machines. */
const VIDEO_CONSTRAINTS = {
  width: { ideal: 640 },
  height: { ideal: 400 },
  frameRate: { ideal: 20 },
};

async function openStream(): Promise<MediaStream> {
  try {
    return await navigator.mediaDevices.getUserMedia({ video: VIDEO_CONSTRAINTS, audio: true });
  } catch (error) {
    // No microphone: the preview works without one.
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
